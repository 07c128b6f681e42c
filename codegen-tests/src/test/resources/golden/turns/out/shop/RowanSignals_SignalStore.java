package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Signals.SignalStore} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSignals_SignalStore implements Signals.SignalStore {
  private final DaoRuntime<Signals.Signal> runtime;

  private final DaoRuntime<Signals.Signal> save;

  private final DaoRuntime<Signals.Signal> store;

  private final DaoRuntime<Signals.Signal> saveAll;

  private final DaoRuntime<Signals.Signal> change;

  private final DaoRuntime<Signals.Signal> patch_2;

  private final DaoRuntime<Signals.Signal> reword;

  private final DaoRuntime<Signals.Signal> remove;

  private final DaoRuntime<Signals.Signal> removeOf;

  private final DaoRuntime<Signals.Signal> removeBetween;

  private final KeyedRead<Signals.Signal> find;

  private final KeyedRead<Signals.Signal> at_2;

  private final KeyedRead<Signals.Signal> newest;

  private final KeyedRead<Signals.Signal> page_2;

  private final KeyedRead<Signals.Signal> ofShard;

  private final KeyedRead<Signals.Signal> count;

  private final KeyedRead<Signals.Place> places;

  private final KeyedRead<Signals.Signal> ofLevel;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSignals_SignalStore(Rowan rowan) {
    this.runtime = rowan.runtime(Signals_SignalMapping.INSTANCE);
    this.save = runtime.attributedTo("SignalStore.save", CallKind.WRITE, PlannedRequests.of(6));
    this.store = runtime.attributedTo("SignalStore.store", CallKind.WRITE, PlannedRequests.of(6));
    this.saveAll =
        runtime.attributedTo("SignalStore.saveAll", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.change = runtime.attributedTo("SignalStore.change", CallKind.WRITE, PlannedRequests.of(4));
    this.patch_2 = runtime.attributedTo("SignalStore.patch", CallKind.WRITE, PlannedRequests.of(4));
    this.reword = runtime.attributedTo("SignalStore.reword", CallKind.WRITE, PlannedRequests.of(2));
    this.remove = runtime.attributedTo("SignalStore.remove", CallKind.WRITE, PlannedRequests.of(5));
    this.removeOf =
        runtime.attributedTo("SignalStore.removeOf", CallKind.WRITE, PlannedRequests.of(5));
    this.removeBetween =
        runtime.attributedTo("SignalStore.removeBetween", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.find = runtime.keyedRead(
            ReadPlan.direct("SignalStore.find", Signals_SignalMapping.TABLE)
                .as("SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ? AND at = ? AND id = ?", PlannedRequests.of(1)));
    this.at_2 = runtime.keyedRead(
            ReadPlan.direct("SignalStore.at", Signals_SignalMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ? AND at = ?", PlannedRequests.of(4)));
    this.newest = runtime.keyedRead(
            ReadPlan.direct("SignalStore.newest", Signals_SignalMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ? LIMIT ?", PlannedRequests.of(160)));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("SignalStore.page", Signals_SignalMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.ofShard = runtime.keyedRead(
            ReadPlan.direct("SignalStore.ofShard", Signals_SignalMapping.TABLE)
                .as("SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ?", PlannedRequests.of(1)));
    this.count = runtime.keyedRead(
            ReadPlan.direct("SignalStore.count", Signals_SignalMapping.TABLE).ofKeys().inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ?", PlannedRequests.UNKNOWN));
    this.places = runtime.keyedRead(
            ReadPlan.direct("SignalStore.places", Signals_SignalMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ?", PlannedRequests.of(4)),
            new Projection<>(
                List.of(Signals_SignalMapping.SHARD, Signals_SignalMapping.ID),
                row -> new Signals.Place(Signals_SignalMapping.SHARD.decode(row), Signals_SignalMapping.ID.decode(row))));
    this.ofLevel = runtime.keyedRead(
            ReadPlan.through("SignalStore.ofLevel", Signals_SignalMapping.SIGNALS_BY_LEVEL)
                .as("SELECT ... FROM signals_by_level WHERE level = ? LIMIT ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Signal} as a row of table {@code signal}. Derived tables: {@code
   * signals_by_level}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more; on a cluster also a read of the row
   * before, and 2 increments of counters after it.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry by the program inserts another row,
   * in the next shard, but the attempt that timed out can leave orphaned entries. Reads filter
   * and remove them.
   *
   * <p>Each row gets the next shard in {@code shard}, whatever the object has there.
   *
   * <p>The counters of {@code Totals} and {@code ShardTotals} count the row, unless it exists
   * already. The embedded store changes them in the same step. On a cluster, a crash after the
   * write, or concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void save(Signals.Signal signal) {
    runtime.await(save.insert(signal, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Signal} as a row of table {@code signal}. Derived tables: {@code
   * signals_by_level}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more; on a cluster also a read of the row
   * before, and 2 increments of counters after it.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry by the program inserts another row,
   * in the next shard, but the attempt that timed out can leave orphaned entries. Reads filter
   * and remove them.
   *
   * <p>Each row gets the next shard in {@code shard}, whatever the object has there.
   *
   * <p>The result has the computed key columns, and the values that the insert generates for null
   * properties.
   *
   * <p>The counters of {@code Totals} and {@code ShardTotals} count the row, unless it exists
   * already. The embedded store changes them in the same step. On a cluster, a crash after the
   * write, or concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public Signals.Signal store(Signals.Signal signal) {
    return runtime.await(store.insertReturning(signal, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Signal} of a collection as a row of table {@code signal}. Derived tables:
   * {@code signals_by_level}.
   *
   * <p>Cost: 1 row and up to 2 index entries written for each element of signals; on the embedded
   * store in 1 step each, on a cluster each in 3 round trips: a read of the row, then up to 1
   * entry in parallel, then the row; then, after the call returns, up to 1 request more; on a
   * cluster also a read of the row before, and 2 increments of counters after it.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry by the program inserts another row,
   * in the next shard, but the attempt that timed out can leave orphaned entries. Reads filter
   * and remove them.
   *
   * <p>Each row gets the next shard in {@code shard}, whatever the object has there.
   *
   * <p>The result has the computed key columns, and the values that the insert generates for null
   * properties.
   *
   * <p>The counters of {@code Totals} and {@code ShardTotals} count the row, unless it exists
   * already. The embedded store changes them in the same step. On a cluster, a crash after the
   * write, or concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public List<Signals.Signal> saveAll(List<Signals.Signal> signals) {
    return runtime.await(saveAll.insertAll(signals, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Signal} in table {@code signal}. Derived tables: {@code
   * signals_by_level}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more; on a cluster also a read of the row
   * before, and an increment of 2 counters after it if the row is new.
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
  public void change(Signals.Signal signal) {
    runtime.await(change.update(signal, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Signal} in table {@code signal}. Derived tables:
   * {@code signals_by_level}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more; on a cluster also a read of the row
   * before, and an increment of 2 counters after it if the row is new.
   *
   * <p>A patch without changes is not written, and counts as applied.
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
  public void patch(Signals_SignalPatch patch) {
    runtime.await(patch_2.update(patch));
  }

  /**
   * Updates {@code text} of one row of table {@code signal}. Derived tables: {@code
   * signals_by_level}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row; on a cluster also a read of the row before, and an increment of 2 counters after it if
   * the row is new.
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
  public void reword(String source, Instant at, int shard, long id, String text) {
    runtime.await(
        reword.update(
            reword.rowChange()
                .key(Signals_SignalMapping.SOURCE, source)
                .key(Signals_SignalMapping.DAY_OF_AT, at)
                .key(Signals_SignalMapping.SHARD, shard)
                .key(Signals_SignalMapping.AT, at)
                .key(Signals_SignalMapping.ID, id)
                .set(Signals_SignalMapping.TEXT, text)
                .row()));
  }

  /**
   * Deletes the row of one {@code Signal} from table {@code signal}. Derived tables: {@code
   * signals_by_level}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row; then, after the call returns, up to 1
   * request more; on a cluster also a read of the row before, and 2 increments of counters after
   * it.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The counters of {@code Totals} and {@code ShardTotals} no longer count the deleted rows.
   * The embedded store changes them in the same step. On a cluster, a crash after the write, or
   * concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void remove(Signals.Signal signal) {
    runtime.await(remove.delete(signal));
  }

  /**
   * Deletes the {@code Signal} with the given {@code source}, {@code shard}, {@code at}, {@code
   * id} from table {@code signal}. Derived tables: {@code signals_by_level}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row; then, after the call returns, up to 1
   * request more; on a cluster also a read of the row before, and 2 increments of counters after
   * it.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The counters of {@code Totals} and {@code ShardTotals} no longer count the deleted rows.
   * The embedded store changes them in the same step. On a cluster, a crash after the write, or
   * concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void removeOf(String source, Instant at, int shard, long id) {
    runtime.await(
        removeOf.deleteByKey(
            removeOf.key(Signals_SignalMapping.SOURCE, source),
            removeOf.key(Signals_SignalMapping.DAY_OF_AT, at),
            removeOf.key(Signals_SignalMapping.SHARD, shard),
            removeOf.key(Signals_SignalMapping.AT, at),
            removeOf.key(Signals_SignalMapping.ID, id)));
  }

  /**
   * Deletes each {@code Signal} with the given {@code source} and with any of the given values of
   * {@code day}, {@code shard}, and with {@code at} in the given range from table {@code signal}.
   * Derived tables: {@code signals_by_level}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted for each combination of
   * values of day and shard; on the embedded store in 1 step each, on a cluster each in 1 request
   * for each 64 rows, and for each row 2 round trips: a read of the row, then the row; then,
   * after the call returns, up to 1 request more; on a cluster also a read of the range before,
   * and an increment of up to 2 counters for each row after it.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The counters of {@code Totals} and {@code ShardTotals} no longer count the deleted rows.
   * The embedded store changes them in the same step. On a cluster, a crash after the write, or
   * concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void removeBetween(String source, Range<Instant> at) {
    runtime.await(
        removeBetween.ofKeys().deleteRange(
            removeBetween.rangeOf(Signals_SignalMapping.AT, at),
            removeBetween.key(Signals_SignalMapping.SOURCE, source),
            removeBetween.buckets(Signals_SignalMapping.DAY_OF_AT, at),
            AnyOf.below(4)));
  }

  /**
   * Reads the {@code Signal} with the given {@code source}, {@code shard}, {@code at}, {@code id}
   * from table {@code signal}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ?
   * AND at = ? AND id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Signals.Signal> find(String source, Instant at, int shard, long id) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Signals_SignalMapping.SOURCE, source),
                find.key(Signals_SignalMapping.DAY_OF_AT, at),
                find.key(Signals_SignalMapping.SHARD, shard),
                find.key(Signals_SignalMapping.AT, at),
                find.key(Signals_SignalMapping.ID, id)));
  }

  /**
   * Reads the {@code Signal} rows with the given {@code source}, {@code at} from table {@code
   * signal}. The rows of all partitions are merged in their stored order.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ?
   * AND at = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Signals.Signal> at(String source, Instant at) {
    return runtime.awaitRead(
        at_2
            .select(
                at_2.key(Signals_SignalMapping.SOURCE, source),
                at_2.key(Signals_SignalMapping.DAY_OF_AT, at),
                AnyOf.below(4),
                at_2.key(Signals_SignalMapping.AT, at))
            .list());
  }

  /**
   * Reads the {@code Signal} rows with the given {@code source} from table {@code signal}. The
   * rows are in their stored order; a bucket is read when its rows are needed. The last bucket is
   * that of the current time: rows of later buckets are not found.
   *
   * <p>Cost: 4 partitions, 4 requests, for each of at most 40 buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ?
   * LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Signals.Signal> newest(String source, Limit limit) {
    return runtime.awaitRead(
        newest
            .select(
                newest.key(Signals_SignalMapping.SOURCE, source),
                newest.walk(Signals_SignalMapping.DAY_OF_AT),
                AnyOf.below(4))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Signal} rows with the given {@code source}, and with {@code at} in the given
   * range from table {@code signal}. The rows are in their stored order; a bucket is read when
   * its rows are needed.
   *
   * <p>Cost: 4 partitions, 4 requests, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM signal WHERE source = ? AND day = ? AND shard = ?
   * AND at >= ? AND at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Signals.Signal> page(String source, Range<Instant> at, PageRequest page) {
    return runtime.awaitRead(
        page_2
            .select(
                page_2.key(Signals_SignalMapping.SOURCE, source),
                page_2.walk(Signals_SignalMapping.DAY_OF_AT, at),
                AnyOf.below(4))
            .range(page_2.rangeOf(Signals_SignalMapping.AT, at))
            .page(page));
  }

  /**
   * Reads the {@code Signal} rows with the given {@code source}, {@code day}, {@code shard} from
   * table {@code signal}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM signal WHERE source = ? AND day = ? AND shard =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Signals.Signal> ofShard(String source, LocalDate day, int shard) {
    return runtime.awaitRead(
        ofShard
            .select(
                ofShard.key(Signals_SignalMapping.SOURCE, source),
                ofShard.key(Signals_SignalMapping.DAY, day),
                ofShard.key(Signals_SignalMapping.SHARD, shard))
            .list());
  }

  /**
   * Counts the {@code Signal} rows with the given {@code source}, {@code day} in table {@code
   * signal}.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM signal WHERE source = ? AND day = ? AND shard =
   * ?}.
   *
   * <p>On a cluster the program reads whole rows and counts them, as all columns tell whether a
   * row exists: 1 request for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long count(String source, LocalDate day) {
    return runtime.awaitRead(
        count
            .select(
                count.key(Signals_SignalMapping.SOURCE, source),
                count.key(Signals_SignalMapping.DAY, day),
                AnyOf.below(4))
            .count());
  }

  /**
   * Reads {@code shard}, {@code id} of the {@code Signal} rows with the given {@code source},
   * {@code day} from table {@code signal}. The rows of all partitions are merged in their stored
   * order.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM signal WHERE source = ? AND day = ? AND shard =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Signals.Place> places(String source, LocalDate day) {
    return runtime.awaitRead(
        places
            .select(
                places.key(Signals_SignalMapping.SOURCE, source),
                places.key(Signals_SignalMapping.DAY, day),
                AnyOf.below(4))
            .list());
  }

  /**
   * Reads the {@code Signal} rows with the given {@code level}, through the index table {@code
   * signals_by_level}. The rows are in their stored order. Each row found is read from table
   * {@code signal}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM signals_by_level WHERE level = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Signals.Signal> ofLevel(String level, Limit limit) {
    return runtime.awaitRead(
        ofLevel
            .select(ofLevel.key(Signals_SignalMapping.LEVEL, level))
            .limit(limit)
            .list());
  }
}
