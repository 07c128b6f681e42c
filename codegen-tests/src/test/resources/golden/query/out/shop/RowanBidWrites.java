package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link BidWrites} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanBidWrites implements BidWrites {
  private final DaoRuntime<Bid> runtime;

  private final DaoRuntime<Bid> save;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanBidWrites(Rowan rowan) {
    this.runtime = rowan.runtime(BidMapping.INSTANCE);
    this.save = runtime.attributedTo("BidWrites.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
  }

  /**
   * Inserts one {@code Bid} as a row of table {@code bid}. Derived tables: {@code bid_by_day},
   * {@code bid_by_tag}.
   *
   * <p>Cost: 1 row and up to 2 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 1
   * entry and up to 1 for each indexed element in parallel, then the row; then, after the call
   * returns, up to 1 request and up to 1 for each indexed element more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void save(Bid bid) {
    runtime.await(save.insert(bid, Nulls.UNSET));
  }
}
