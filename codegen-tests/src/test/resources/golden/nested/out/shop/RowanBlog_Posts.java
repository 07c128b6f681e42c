package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Blog.Posts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanBlog_Posts implements Blog.Posts {
  private final DaoRuntime<Blog.Post> runtime;

  private final DaoRuntime<Blog.Post> save;

  private final KeyedRead<Blog.Post> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanBlog_Posts(Rowan rowan) {
    this.runtime = rowan.runtime(Blog_PostMapping.INSTANCE);
    this.save = runtime.attributedTo("Posts.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO post (...) VALUES (...)");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Posts.find", Blog_PostMapping.TABLE)
                .as("SELECT ... FROM post WHERE slug = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Post} as a row of table {@code post}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO post (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Blog.Post post) {
    runtime.await(save.insert(post, Nulls.UNSET));
  }

  /**
   * Reads the {@code Post} with the given {@code slug} from table {@code post}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM post WHERE slug = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Blog.Post> find(String slug) {
    return runtime.awaitRead(
        find
            .optional(find.key(Blog_PostMapping.SLUG, slug)));
  }
}
