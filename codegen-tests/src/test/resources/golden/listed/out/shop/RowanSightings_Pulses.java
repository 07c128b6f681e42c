package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.YearMonth;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Sightings.Pulses} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSightings_Pulses implements Sightings.Pulses {
  private final DaoRuntime<Sightings.Pulse> runtime;

  private final DaoRuntime<Sightings.Pulse> save;

  private final DaoRuntime<Sightings.Pulse> create;

  private final DaoRuntime<Sightings.Pulse> correct;

  private final DaoRuntime<Sightings.Pulse> add;

  private final KeyedRead<Sightings.Pulse> newest;

  private final KeyedRead<Sightings.Pulse> page_2;

  private final KeyedRead<Sightings.Pulse> ofMonth;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSightings_Pulses(Rowan rowan) {
    rowan.requireConditionalWrites(Sightings_PulseMapping.INSTANCE);
    this.runtime = rowan.runtime(Sightings_PulseMapping.INSTANCE);
    this.save = runtime.attributedTo("Pulses.save", CallKind.WRITE, PlannedRequests.of(2),
            "INSERT INTO pulse (...) VALUES (...)");
    this.create = runtime.attributedTo("Pulses.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "INSERT INTO pulse (...) VALUES (...) IF NOT EXISTS");
    this.correct = runtime.attributedTo("Pulses.correct", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "UPDATE pulse SET rate = ? WHERE sensor = ? AND month = ? AND shard = ? AND id = ? IF rate = ?");
    this.add = runtime.attributedTo("Pulses.add", CallKind.WRITE, PlannedRequests.of(2),
            "INSERT INTO pulse (sensor, month, shard, id, rate) VALUES (?, ?, ?, ?, ?)");
    this.newest = runtime.keyedRead(
            ReadPlan.direct("Pulses.newest", Sightings_PulseMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM pulse WHERE sensor = ? AND month = ? AND shard = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("Pulses.page", Sightings_PulseMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM pulse WHERE sensor = ? AND month = ? AND shard = ?", PlannedRequests.UNKNOWN));
    this.ofMonth = runtime.keyedRead(
            ReadPlan.direct("Pulses.ofMonth", Sightings_PulseMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM pulse WHERE sensor = ? AND month = ? AND shard = ?", PlannedRequests.of(3)));
  }

  /**
   * Inserts one {@code Pulse} as a row of table {@code pulse}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO pulse (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code pulse_buckets}.
   */
  @Override
  public void save(Sightings.Pulse pulse) {
    runtime.await(save.insert(pulse, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Pulse} as a row of table {@code pulse}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO pulse (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code pulse_buckets}.
   */
  @Override
  public boolean create(Sightings.Pulse pulse) {
    return runtime.await(create.returningApplied().insertIfNotExists(pulse, Nulls.UNSET));
  }

  /**
   * Updates {@code rate} of one row of table {@code pulse}, if {@code rate = :expected}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE pulse SET rate = ? WHERE sensor = ? AND month = ? AND
   * shard = ? AND id = ? IF rate = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code pulse_buckets}.
   */
  @Override
  public boolean correct(String sensor, UUID id, int rate, int expected) {
    return runtime.await(
        correct.returningApplied()
            .onlyIf(
                correct.conditions()
                    .compare(Sightings_PulseMapping.RATE, ColumnCondition.Operator.EQ, expected))
            .update(
                correct.rowChange()
                    .key(Sightings_PulseMapping.SENSOR, sensor)
                    .key(Sightings_PulseMapping.MONTH_OF_ID, id)
                    .key(Sightings_PulseMapping.SHARD_OF_ID, id)
                    .key(Sightings_PulseMapping.ID, id)
                    .set(Sightings_PulseMapping.RATE, rate)
                    .row()));
  }

  /**
   * Inserts a row with {@code sensor}, {@code month}, {@code shard}, {@code id}, {@code rate}
   * into table {@code pulse}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO pulse (sensor, month, shard, id, rate) VALUES (?, ?,
   * ?, ?, ?)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code pulse_buckets}.
   */
  @Override
  public void add(String sensor, UUID id) {
    runtime.await(
        add.insert(
            add.rowChange()
                .key(Sightings_PulseMapping.SENSOR, sensor)
                .key(Sightings_PulseMapping.MONTH_OF_ID, id)
                .key(Sightings_PulseMapping.SHARD_OF_ID, id)
                .key(Sightings_PulseMapping.ID, id)
                .set(Sightings_PulseMapping.RATE, 7)
                .row()));
  }

  /**
   * Reads the {@code Pulse} rows with the given {@code sensor} from table {@code pulse}. The rows
   * are in their stored order; a bucket is read when its rows are needed. The buckets are those
   * of the list {@code pulse_buckets}.
   *
   * <p>Cost: 3 partitions, 3 requests, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM pulse WHERE sensor = ? AND month = ? AND shard =
   * ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Pulse> newest(String sensor, Limit limit) {
    return runtime.awaitRead(
        newest
            .select(
                newest.key(Sightings_PulseMapping.SENSOR, sensor),
                newest.walk(Sightings_PulseMapping.MONTH_OF_ID),
                AnyOf.below(3))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Pulse} rows with the given {@code sensor} from table {@code pulse}. The rows
   * are in their stored order; a bucket is read when its rows are needed. The buckets are those
   * of the list {@code pulse_buckets}.
   *
   * <p>Cost: 3 partitions, 3 requests, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM pulse WHERE sensor = ? AND month = ? AND shard =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Sightings.Pulse> page(String sensor, PageRequest page) {
    return runtime.awaitRead(
        page_2
            .select(
                page_2.key(Sightings_PulseMapping.SENSOR, sensor),
                page_2.walk(Sightings_PulseMapping.MONTH_OF_ID),
                AnyOf.below(3))
            .page(page));
  }

  /**
   * Reads the {@code Pulse} rows with the given {@code sensor}, {@code month} from table {@code
   * pulse}. The rows of all partitions are merged in their stored order.
   *
   * <p>Cost: 3 partitions, 3 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM pulse WHERE sensor = ? AND month = ? AND shard =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Pulse> ofMonth(String sensor, YearMonth month) {
    return runtime.awaitRead(
        ofMonth
            .select(
                ofMonth.key(Sightings_PulseMapping.SENSOR, sensor),
                ofMonth.key(Sightings_PulseMapping.MONTH, month),
                AnyOf.below(3))
            .list());
  }
}
