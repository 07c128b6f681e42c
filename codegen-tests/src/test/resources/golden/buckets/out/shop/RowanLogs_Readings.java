package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
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
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Logs.Readings} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanLogs_Readings implements Logs.Readings {
  private final DaoRuntime<Logs.Reading> runtime;

  private final DaoRuntime<Logs.Reading> save;

  private final KeyedRead<Logs.Reading> find;

  private final KeyedRead<Logs.Reading> ofMonth;

  private final KeyedRead<Logs.Reading> between;

  private final DaoRuntime<Logs.Reading> remove;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanLogs_Readings(Rowan rowan) {
    this.runtime = rowan.runtime(Logs_ReadingMapping.INSTANCE);
    this.save = runtime.attributedTo("Readings.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO reading (...) VALUES (...)");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Readings.find", Logs_ReadingMapping.TABLE)
                .as("SELECT ... FROM reading WHERE sensor = ? AND month = ? AND shard = ? AND id = ?", PlannedRequests.of(1)));
    this.ofMonth = runtime.keyedRead(
            ReadPlan.direct("Readings.ofMonth", Logs_ReadingMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM reading WHERE sensor = ? AND month = ? AND shard = ?", PlannedRequests.of(4)));
    this.between = runtime.keyedRead(
            ReadPlan.direct("Readings.between", Logs_ReadingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM reading WHERE sensor = ? AND month = ? AND shard = ? AND id >= ? AND id <= ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.remove = runtime.attributedTo("Readings.remove", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM reading WHERE sensor = ? AND month = ? AND shard = ? AND id = ?");
  }

  /**
   * Inserts one {@code Reading} as a row of table {@code reading}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO reading (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>The result has the computed key columns, and the values that the insert generates for null
   * properties.
   */
  @Override
  public Logs.Reading save(Logs.Reading reading) {
    return runtime.await(save.insertReturning(reading, Nulls.UNSET));
  }

  /**
   * Reads the {@code Reading} with the given {@code sensor}, {@code id} from table {@code
   * reading}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE sensor = ? AND month = ? AND shard
   * = ? AND id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Logs.Reading> find(String sensor, UUID id) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Logs_ReadingMapping.SENSOR, sensor),
                find.key(Logs_ReadingMapping.MONTH_OF_ID, id),
                find.key(Logs_ReadingMapping.SHARD_OF_ID, id),
                find.key(Logs_ReadingMapping.ID, id)));
  }

  /**
   * Reads the {@code Reading} rows with the given {@code sensor}, {@code month} from table {@code
   * reading}. The rows of all partitions are merged in their stored order.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE sensor = ? AND month = ? AND shard
   * = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Logs.Reading> ofMonth(String sensor, YearMonth month) {
    return runtime.awaitRead(
        ofMonth
            .select(
                ofMonth.key(Logs_ReadingMapping.SENSOR, sensor),
                ofMonth.key(Logs_ReadingMapping.MONTH, month),
                AnyOf.below(4))
            .list());
  }

  /**
   * Reads the {@code Reading} rows with the given {@code sensor}, and with {@code id} in the
   * given range from table {@code reading}. The rows are in their stored order; a bucket is read
   * when its rows are needed.
   *
   * <p>Cost: 4 partitions, 4 requests, for each value of month.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE sensor = ? AND month = ? AND shard
   * = ? AND id >= ? AND id <= ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Logs.Reading> between(String sensor, Range<UUID> id, Limit limit) {
    return runtime.awaitRead(
        between
            .select(
                between.key(Logs_ReadingMapping.SENSOR, sensor),
                between.buckets(Logs_ReadingMapping.MONTH_OF_ID, id),
                AnyOf.below(4))
            .range(between.rangeOf(Logs_ReadingMapping.ID, id))
            .limit(limit)
            .list());
  }

  /**
   * Deletes the {@code Reading} with the given {@code sensor}, {@code id} from table {@code
   * reading}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM reading WHERE sensor = ? AND month = ? AND shard = ?
   * AND id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void remove(String sensor, UUID id) {
    runtime.await(
        remove.deleteByKey(
            remove.key(Logs_ReadingMapping.SENSOR, sensor),
            remove.key(Logs_ReadingMapping.MONTH_OF_ID, id),
            remove.key(Logs_ReadingMapping.SHARD_OF_ID, id),
            remove.key(Logs_ReadingMapping.ID, id)));
  }
}
