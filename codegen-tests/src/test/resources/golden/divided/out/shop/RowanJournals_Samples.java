package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.ColumnCondition;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Journals.Samples} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanJournals_Samples implements Journals.Samples {
  private final DaoRuntime<Journals.Sample> runtime;

  private final DaoRuntime<Journals.Sample> save;

  private final DaoRuntime<Journals.Sample> create;

  private final DaoRuntime<Journals.Sample> rewordIf;

  private final KeyedRead<Journals.Sample> find;

  private final KeyedRead<Journals.Keys> keys;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanJournals_Samples(Rowan rowan) {
    rowan.requireConditionalWrites(Journals_SampleMapping.INSTANCE);
    this.runtime = rowan.runtime(Journals_SampleMapping.INSTANCE);
    this.save = runtime.attributedTo("Samples.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO sample (...) VALUES (...)");
    this.create = runtime.attributedTo("Samples.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "INSERT INTO sample (...) VALUES (...) IF NOT EXISTS");
    this.rewordIf = runtime.attributedTo("Samples.rewordIf", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE sample SET text = ? WHERE years = ? AND hours = ? AND \"Week\" = ? AND quarter = ? AND date = ? AND \"a month\" = ? AND shard_1 = ? AND shard_2 = ? AND source = ? AND at = ? IF text = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Samples.find", Journals_SampleMapping.TABLE)
                .as("SELECT ... FROM sample WHERE years = ? AND hours = ? AND \"Week\" = ? AND quarter = ? AND date = ? AND \"a month\" = ? AND shard_1 = ? AND shard_2 = ? AND source = ? AND at = ?", PlannedRequests.of(1)));
    this.keys = runtime.keyedRead(
            ReadPlan.direct("Samples.keys", Journals_SampleMapping.TABLE)
                .as("SELECT years, hours, \"Week\", quarter, date, \"a month\", shard_1, shard_2, source, at FROM sample WHERE years = ? AND hours = ? AND \"Week\" = ? AND quarter = ? AND date = ? AND \"a month\" = ? AND shard_1 = ? AND shard_2 = ? AND source = ? AND at = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Journals_SampleMapping.YEARS, Journals_SampleMapping.HOURS, Journals_SampleMapping.WEEK, Journals_SampleMapping.QUARTER, Journals_SampleMapping.DATE, Journals_SampleMapping.SHARD1, Journals_SampleMapping.SHARD2),
                row -> new Journals.Keys(Journals_SampleMapping.YEARS.decode(row), Journals_SampleMapping.HOURS.decode(row), Journals_SampleMapping.WEEK.decode(row), Journals_SampleMapping.QUARTER.decode(row), Journals_SampleMapping.DATE.decode(row), Journals_SampleMapping.SHARD1.decode(row), Journals_SampleMapping.SHARD2.decode(row))));
  }

  /**
   * Inserts one {@code Sample} as a row of table {@code sample}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO sample (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Journals.Sample sample) {
    runtime.await(save.insert(sample, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Sample} as a row of table {@code sample}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO sample (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean create(Journals.Sample sample) {
    return runtime.await(create.returningApplied().insertIfNotExists(sample, Nulls.UNSET));
  }

  /**
   * Updates {@code text} of one row of table {@code sample}, if {@code text = :expected}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE sample SET text = ? WHERE years = ? AND hours = ? AND
   * "Week" = ? AND quarter = ? AND date = ? AND "a month" = ? AND shard_1 = ? AND shard_2 = ? AND
   * source = ? AND at = ? IF text = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean rewordIf(String source, Instant at, String text, String expected) {
    return runtime.await(
        rewordIf.returningApplied()
            .onlyIf(
                rewordIf.conditions()
                    .compare(Journals_SampleMapping.TEXT, ColumnCondition.Operator.EQ, expected))
            .update(
                rewordIf.rowChange()
                    .key(Journals_SampleMapping.YEARS_OF_AT, at)
                    .key(Journals_SampleMapping.HOURS_OF_AT, at)
                    .key(Journals_SampleMapping.WEEK_OF_AT, at)
                    .key(Journals_SampleMapping.QUARTER_OF_AT, at)
                    .key(Journals_SampleMapping.DATE_OF_AT, at)
                    .key(Journals_SampleMapping.A_MONTH_OF_AT, at)
                    .key(Journals_SampleMapping.SHARD1_OF_AT, at)
                    .key(Journals_SampleMapping.SHARD2_OF_SOURCE, source)
                    .key(Journals_SampleMapping.SOURCE, source)
                    .key(Journals_SampleMapping.AT, at)
                    .set(Journals_SampleMapping.TEXT, text)
                    .row()));
  }

  /**
   * Reads the {@code Sample} with the given {@code source}, {@code at} from table {@code sample}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sample WHERE years = ? AND hours = ? AND "Week" =
   * ? AND quarter = ? AND date = ? AND "a month" = ? AND shard_1 = ? AND shard_2 = ? AND source =
   * ? AND at = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Journals.Sample> find(String source, Instant at) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Journals_SampleMapping.YEARS_OF_AT, at),
                find.key(Journals_SampleMapping.HOURS_OF_AT, at),
                find.key(Journals_SampleMapping.WEEK_OF_AT, at),
                find.key(Journals_SampleMapping.QUARTER_OF_AT, at),
                find.key(Journals_SampleMapping.DATE_OF_AT, at),
                find.key(Journals_SampleMapping.A_MONTH_OF_AT, at),
                find.key(Journals_SampleMapping.SHARD1_OF_AT, at),
                find.key(Journals_SampleMapping.SHARD2_OF_SOURCE, source),
                find.key(Journals_SampleMapping.SOURCE, source),
                find.key(Journals_SampleMapping.AT, at)));
  }

  /**
   * Reads {@code years}, {@code hours}, {@code Week}, {@code quarter}, {@code date}, {@code
   * shard_1}, {@code shard_2} of the {@code Sample} with the given {@code source}, {@code at}
   * from table {@code sample}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT years, hours, "Week", quarter, date, "a month", shard_1,
   * shard_2, source, at FROM sample WHERE years = ? AND hours = ? AND "Week" = ? AND quarter = ?
   * AND date = ? AND "a month" = ? AND shard_1 = ? AND shard_2 = ? AND source = ? AND at = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Journals.Keys> keys(String source, Instant at) {
    return runtime.awaitRead(
        keys
            .optional(
                keys.key(Journals_SampleMapping.YEARS_OF_AT, at),
                keys.key(Journals_SampleMapping.HOURS_OF_AT, at),
                keys.key(Journals_SampleMapping.WEEK_OF_AT, at),
                keys.key(Journals_SampleMapping.QUARTER_OF_AT, at),
                keys.key(Journals_SampleMapping.DATE_OF_AT, at),
                keys.key(Journals_SampleMapping.A_MONTH_OF_AT, at),
                keys.key(Journals_SampleMapping.SHARD1_OF_AT, at),
                keys.key(Journals_SampleMapping.SHARD2_OF_SOURCE, source),
                keys.key(Journals_SampleMapping.SOURCE, source),
                keys.key(Journals_SampleMapping.AT, at)));
  }
}
