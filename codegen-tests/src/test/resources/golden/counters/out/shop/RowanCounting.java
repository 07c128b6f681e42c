package shop;

import dev.rowan.Rowan;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Counting} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanCounting implements Counting {
  private final DaoRuntime<Total> runtime;

  private final DaoRuntime<Total> liked;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanCounting(Rowan rowan) {
    this.runtime = rowan.runtime(TotalMapping.INSTANCE);
    this.liked = runtime.attributedTo("Counting.liked", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE total SET likes = likes + ? WHERE page = ? AND day = ?");
  }

  /**
   * Increments {@code likes} of one row of table {@code total}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE total SET likes = likes + ? WHERE page = ? AND day = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   */
  @Override
  public void liked(String page, LocalDate day, Long likes) {
    runtime.await(
        liked.update(
            liked.rowChange()
                .key(TotalMapping.PAGE, page)
                .key(TotalMapping.DAY, day)
                .increment(TotalMapping.LIKES, likes)
                .row()));
  }
}
