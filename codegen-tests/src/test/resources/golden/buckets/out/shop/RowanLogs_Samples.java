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
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Logs.Samples} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanLogs_Samples implements Logs.Samples {
  private final DaoRuntime<Logs.Sample> runtime;

  private final DaoRuntime<Logs.Sample> save;

  private final KeyedRead<Logs.Sample> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanLogs_Samples(Rowan rowan) {
    this.runtime = rowan.runtime(Logs_SampleMapping.INSTANCE);
    this.save = runtime.attributedTo("Samples.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO sample (...) VALUES (...)");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Samples.find", Logs_SampleMapping.TABLE)
                .as("SELECT ... FROM sample WHERE years = ? AND hours = ? AND week = ? AND quarter = ? AND date = ? AND year = ? AND source = ? AND at = ?", PlannedRequests.of(1)));
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
  public void save(Logs.Sample sample) {
    runtime.await(save.insert(sample, Nulls.UNSET));
  }

  /**
   * Reads the {@code Sample} with the given {@code source}, {@code at} from table {@code sample}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sample WHERE years = ? AND hours = ? AND week = ?
   * AND quarter = ? AND date = ? AND year = ? AND source = ? AND at = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Logs.Sample> find(String source, Instant at) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Logs_SampleMapping.YEARS_OF_AT, at),
                find.key(Logs_SampleMapping.HOURS_OF_AT, at),
                find.key(Logs_SampleMapping.WEEK_OF_AT, at),
                find.key(Logs_SampleMapping.QUARTER_OF_AT, at),
                find.key(Logs_SampleMapping.DATE_OF_AT, at),
                find.key(Logs_SampleMapping.YEAR_OF_AT, at),
                find.key(Logs_SampleMapping.SOURCE, source),
                find.key(Logs_SampleMapping.AT, at)));
  }
}
