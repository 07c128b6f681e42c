package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Wishes.Gifts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanWishes_Gifts implements Wishes.Gifts {
  private final DaoRuntime<Wishes.Gift> runtime;

  private final DaoRuntime<Wishes.Gift> saving;

  private final DaoRuntime<Wishes.Gift> replacing;

  private final DaoRuntime<Wishes.Gift> changing;

  private final DaoRuntime<Wishes.Gift> changing_2;

  private final DaoRuntime<Wishes.Gift> repricing;

  private final DaoRuntime<Wishes.Gift> removing;

  private final DaoRuntime<Wishes.Gift> removing_2;

  private final KeyedRead<Wishes.Gift> find;

  private final KeyedRead<Wishes.Gift> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanWishes_Gifts(Rowan rowan) {
    this.runtime = rowan.runtime(Wishes_GiftMapping.INSTANCE);
    this.saving = runtime.attributedTo("Gifts.saving");
    this.replacing = runtime.attributedTo("Gifts.replacing");
    this.changing = runtime.attributedTo("Gifts.changing");
    this.changing_2 = runtime.attributedTo("Gifts.changing");
    this.repricing = runtime.attributedTo("Gifts.repricing");
    this.removing = runtime.attributedTo("Gifts.removing");
    this.removing_2 = runtime.attributedTo("Gifts.removing");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Gifts.find", Wishes_GiftMapping.TABLE)
                .as("SELECT ... FROM gift WHERE id = ?", PlannedRequests.of(1)));
    this.of = runtime.keyedRead(
            ReadPlan.through("Gifts.of", Wishes_GiftMapping.GIFTS_BY_SHOP)
                .as("SELECT ... FROM gifts_by_shop WHERE shop = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Creates a {@code Write} that inserts one {@code Gift} as a row of table {@code gift}. Derived
   * tables: {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row
   * with up to 2 entries; then, after the call returns, up to 1 request more. The writes of a
   * batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public Write saving(Wishes.Gift gift) {
    return saving.deferred().insert(gift, Nulls.UNSET);
  }

  /**
   * Creates a {@code Write} that inserts one {@code Gift} as a row of table {@code gift}. Derived
   * tables: {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row
   * with up to 2 entries; then, after the call returns, up to 1 request more. The writes of a
   * batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   *
   * <p>On a cluster, options with a timestamp are refused (RUN-22): the program orders the index
   * entries by its own timestamps.
   */
  @Override
  public Write replacing(Wishes.Gift gift, WriteOptions options) {
    return replacing.with(options).deferred().insert(gift, Nulls.DELETE);
  }

  /**
   * Creates a {@code Write} that applies a patch to the row of one {@code Gift} in table {@code
   * gift}. Derived tables: {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row
   * with up to 2 entries; then, after the call returns, up to 1 request more. The writes of a
   * batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public Write changing(Wishes_GiftPatch patch) {
    return changing.deferred().update(patch);
  }

  /**
   * Creates a {@code Write} that writes the differences between two states of one {@code Gift} to
   * its row in table {@code gift}. Derived tables: {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row
   * with up to 2 entries; then, after the call returns, up to 1 request more. The writes of a
   * batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public Write changing(Wishes.Gift before, Wishes.Gift after) {
    return changing_2.deferred().change(before, after);
  }

  /**
   * Creates a {@code Write} that updates {@code price} of one row of table {@code gift}. Derived
   * tables: {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row
   * with up to 2 entries; then, after the call returns, up to 1 request more. The writes of a
   * batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public Write repricing(String id, int price) {
    return repricing.deferred().update(
        repricing.rowChange()
            .key(Wishes_GiftMapping.ID, id)
            .set(Wishes_GiftMapping.PRICE, price)
            .row());
  }

  /**
   * Creates a {@code Write} that deletes the row of one {@code Gift} from table {@code gift}.
   * Derived tables: {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 2 round trips: a read of the row, then the row with up to 1 entry; then, after the
   * call returns, up to 1 request more. The writes of a batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public Write removing(Wishes.Gift gift) {
    return removing.deferred().delete(gift);
  }

  /**
   * Creates a {@code Write} that deletes the {@code Gift} with the given {@code id} from table
   * {@code gift}. Derived tables: {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 2 round trips: a read of the row, then the row with up to 1 entry; then, after the
   * call returns, up to 1 request more. The writes of a batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public Write removing(String id) {
    return removing_2.deferred().deleteByKey(removing_2.key(Wishes_GiftMapping.ID, id));
  }

  /**
   * Reads the {@code Gift} with the given {@code id} from table {@code gift}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM gift WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Wishes.Gift> find(String id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Wishes_GiftMapping.ID, id)));
  }

  /**
   * Reads the {@code Gift} rows with the given {@code shop}, through the index table {@code
   * gifts_by_shop}. The rows are in their stored order. Each row found is read from table {@code
   * gift}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM gifts_by_shop WHERE shop = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Wishes.Gift> of(String shop) {
    return runtime.awaitRead(
        of
            .select(of.key(Wishes_GiftMapping.SHOP, shop))
            .list());
  }
}
