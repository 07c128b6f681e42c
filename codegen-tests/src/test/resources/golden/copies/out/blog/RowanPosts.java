package blog;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Posts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanPosts implements Posts {
  private final DaoRuntime<Post> runtime;

  private final DaoRuntime<Post> save;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanPosts(Rowan rowan) {
    this.runtime = rowan.runtime(PostMapping.INSTANCE);
    this.save = runtime.attributedTo("Posts.save", CallKind.WRITE, PlannedRequests.of(4));
  }

  /**
   * Inserts one {@code Post} as a row of table {@code post}. Derived tables: {@code
   * post_by_author}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null); to fill its copies, on a cluster 2 requests in 2 round trips more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>The row gets its {@code author_name} from the row of table {@code author}, not from the
   * caller. The source is read before the write, and again after it. A crash in between can leave
   * an older value of the source.
   */
  @Override
  public void save(Post post) {
    runtime.await(save.insert(post, Nulls.UNSET));
  }
}
