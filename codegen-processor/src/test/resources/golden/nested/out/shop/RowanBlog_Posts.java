package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** {@link Blog.Posts} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
final class RowanBlog_Posts implements Blog.Posts {
  private final DaoRuntime<Blog.Post> runtime;

  private final DaoRuntime<Blog.Post> save;

  private final KeyedRead<Blog.Post> find;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanBlog_Posts(Rowan rowan) {
    this.runtime = rowan.runtime(Blog_PostMapping.INSTANCE);
    this.save = runtime.attributedTo("Posts.save");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Posts.find", Blog_PostMapping.TABLE));
  }

  /**
   * Writes a row of {@code post}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void save(Blog.Post post) {
    runtime.await(save.insert(post, Nulls.UNSET));
  }

  /**
   * Reads table {@code post} with this {@code slug}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Blog.Post> find(String slug) {
    return runtime.awaitRead(
        find
            .select(Blog_PostMapping.SLUG.encodeKey(slug))
            .optional());
  }
}
