package blog;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** {@link Posts} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanPosts implements Posts {
  private final DaoRuntime<Post> runtime;

  private final DaoRuntime<Post> save;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanPosts(Rowan rowan) {
    this.runtime = rowan.runtime(PostMapping.INSTANCE);
    this.save = runtime.attributedTo("Posts.save");
  }

  /**
   * Writes a row of {@code post}, and what follows from it in {@code post_by_author}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, where a part of an index key
   * is null); for what it copies, on a cluster 2 requests in 2 round trips more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (BLIND) row and entries are one logged batch: the later of two writers wins
   * column by column in all tables alike, a crash leaves a part only until the batch is replayed,
   * and a repetition leaves nothing.
   *
   * <p>Whatever the caller gives, {@code author_name} is what the row of {@code author} says:
   * that is read first, and again afterwards. A crash in between can leave what it said a moment
   * before.
   */
  @Override
  public void save(Post post) {
    runtime.await(save.insert(post, Nulls.UNSET));
  }
}
