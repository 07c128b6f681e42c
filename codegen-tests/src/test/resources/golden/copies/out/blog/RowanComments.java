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

/** Implements {@link Comments} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanComments implements Comments {
  private final DaoRuntime<Comment> runtime;

  private final DaoRuntime<Comment> save;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanComments(Rowan rowan) {
    this.runtime = rowan.runtime(CommentMapping.INSTANCE);
    this.save = runtime.attributedTo("Comments.save", CallKind.WRITE, PlannedRequests.of(3));
  }

  /**
   * Inserts one {@code Comment} as a row of table {@code comment}.
   *
   * <p>Cost: 1 row written, in 1 request; to fill its copies, on a cluster 2 requests in 2 round
   * trips more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The row gets its {@code name}, {@code city} from the row of table {@code author}, not from
   * the caller. The source is read before the write, and again after it. A crash in between can
   * leave an older value of the source.
   */
  @Override
  public void save(Comment comment) {
    runtime.await(save.insert(comment, Nulls.UNSET));
  }
}
