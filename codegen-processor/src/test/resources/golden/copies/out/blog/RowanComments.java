package blog;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** {@link Comments} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanComments implements Comments {
  private final DaoRuntime<Comment> runtime;

  private final DaoRuntime<Comment> save;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanComments(Rowan rowan) {
    this.runtime = rowan.runtime(CommentMapping.INSTANCE);
    this.save = runtime.attributedTo("Comments.save");
  }

  /**
   * Writes a row of {@code comment}.
   *
   * <p>Cost: 1 row written, in 1 request; for what it copies, on a cluster 2 requests in 2 round
   * trips more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   *
   * <p>Whatever the caller gives, {@code name}, {@code city} is what the row of {@code author}
   * says: that is read first, and again afterwards. A crash in between can leave what it said a
   * moment before.
   */
  @Override
  public void save(Comment comment) {
    runtime.await(save.insert(comment, Nulls.UNSET));
  }
}
