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
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Coins} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanCoins implements Coins {
  private final DaoRuntime<Coin> runtime;

  private final KeyedRead<Coin> of;

  private final DaoRuntime<Coin> saveAll;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanCoins(Rowan rowan) {
    this.runtime = rowan.runtime(CoinMapping.INSTANCE);
    this.of = runtime.keyedRead(
            ReadPlan.through("Coins.of", CoinMapping.COINS_BY_OWNER)
                .as("SELECT ... FROM coins_by_owner WHERE owner = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.saveAll = runtime.attributedTo("Coins.saveAll", CallKind.WRITE, PlannedRequests.UNKNOWN);
  }

  /**
   * Reads the {@code Coin} rows with the given {@code owner}, through the index table {@code
   * coins_by_owner}. The rows are in their stored order. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM coins_by_owner WHERE owner = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Coin> of(String owner) {
    return runtime.awaitRead(
        of
            .select(of.key(CoinMapping.OWNER, owner))
            .list());
  }

  /**
   * Inserts each {@code Coin} of a collection as a row of table {@code coin}. Derived tables:
   * {@code coins_by_owner}.
   *
   * <p>Cost: 1 row and up to 2 index entries written for each element of all; on the embedded
   * store in 1 step for up to 32 rows of one partition, on a cluster each in 3 round trips: a
   * read of the row, then up to 1 entry in parallel, then the row; then, after the call returns,
   * up to 1 request more.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void saveAll(Collection<Coin> all) {
    runtime.await(saveAll.insertAll(all, Nulls.UNSET));
  }
}
