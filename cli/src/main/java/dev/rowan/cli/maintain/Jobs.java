package dev.rowan.cli.maintain;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.RowEntity;
import dev.rowan.operate.maintenance.BucketJob;
import dev.rowan.operate.maintenance.BucketReport;
import dev.rowan.operate.maintenance.ChunkJob;
import dev.rowan.operate.maintenance.ChunkReport;
import dev.rowan.operate.maintenance.CopyJob;
import dev.rowan.operate.maintenance.CopyReport;
import dev.rowan.operate.maintenance.GroupJob;
import dev.rowan.operate.maintenance.GroupReport;
import dev.rowan.operate.maintenance.IndexBuild;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceJob;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.maintenance.RecountJob;
import dev.rowan.operate.maintenance.RecountReport;
import dev.rowan.operate.maintenance.ResumableJob;
import dev.rowan.operate.maintenance.TableJob;
import dev.rowan.operate.maintenance.TtlJob;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.IndexState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Makes the jobs of an open store. */
public final class Jobs {
  private final Maintenance maintenance;
  private final boolean repairs;

  private Jobs(Rowan rowan, boolean repairs) {
    this.maintenance = rowan.maintenance();
    this.repairs = repairs;
  }

  /** Returns the jobs that only compare. */
  public static Jobs verifying(Rowan rowan) {
    return new Jobs(rowan, false);
  }

  /** Returns the jobs that correct what they find. */
  public static Jobs repairing(Rowan rowan) {
    return new Jobs(rowan, true);
  }

  /** Returns the jobs on all that follows from the rows of an entity. */
  public List<Job> of(RowEntity entity) {
    String table = entity.table().name();
    List<Job> jobs = new ArrayList<>();
    if (!entity.derived().isEmpty()) {
      jobs.add(
          new Job(
              entity,
              table,
              Subject.INDEXES,
              (settings, listener) ->
                  indexes(
                      repairs ? maintenance.repair(entity) : maintenance.verify(entity),
                      table,
                      settings,
                      listener)));
    }
    if (!entity.copies().isEmpty()) {
      jobs.add(
          new Job(
              entity,
              table,
              Subject.COPIES,
              (settings, listener) -> copies(entity, settings, listener)));
    }
    if (!entity.chunked().isEmpty()) {
      jobs.add(
          new Job(
              entity,
              table,
              Subject.LARGE_VALUES,
              (settings, listener) -> chunks(entity, settings, listener)));
    }
    if (!entity.table().groups().isEmpty()) {
      jobs.add(
          new Job(
              entity,
              table,
              Subject.COLUMN_GROUPS,
              (settings, listener) -> groups(entity, settings, listener)));
    }
    if (!entity.bucketLists().isEmpty()) {
      jobs.add(ofBuckets(entity));
    }
    return jobs;
  }

  private Job ofBuckets(RowEntity entity) {
    return new Job(
        entity,
        entity.table().name(),
        Subject.BUCKET_LISTS,
        (settings, listener) -> buckets(entity, settings, listener));
  }

  /** Returns the job on one index, or on the lists of buckets of an entity. */
  public Job ofIndex(RowEntity entity, String index) {
    if (entity.bucketLists().contains(index)) {
      return ofBuckets(entity);
    }
    return new Job(
        entity,
        index,
        Subject.INDEXES,
        (settings, listener) ->
            indexes(
                repairs ? maintenance.repair(entity, index) : maintenance.verify(entity, index),
                entity.table().name(),
                settings,
                listener));
  }

  /** Returns the builds of the indexes and lists of an entity that reads cannot use yet. */
  public static List<Job> builds(Rowan rowan, RowEntity entity) {
    return Stream.concat(
            entity.derived().stream().map(DerivedTable::table).map(table -> table.name()),
            entity.bucketLists().stream())
        .filter(index -> rowan.maintenance().state(entity, index) != IndexState.READABLE)
        .map(index -> build(rowan, entity, index))
        .toList();
  }

  /**
   * Returns the build of one index or list of buckets, which does nothing if reads can use the
   * index.
   */
  public static Job build(Rowan rowan, RowEntity entity, String index) {
    if (entity.bucketLists().contains(index)) {
      return new Job(
          entity,
          index,
          Subject.BUCKET_LISTS,
          (settings, listener) -> {
            BucketJob build = rowan.maintenance().buildBuckets(entity, index).watchedBy(listener);
            BucketReport report = limited(build, settings, (same, grace) -> same).run();
            return Outcomes.ofBuckets(entity.table().name(), report, true);
          });
    }
    return new Job(
        entity,
        index,
        Subject.INDEXES,
        (settings, listener) -> {
          IndexBuild build = rowan.maintenance().build(entity, index).watchedBy(listener);
          MaintenanceReport report = limited(build, settings, IndexBuild::withGrace).run();
          boolean isBuilt = rowan.maintenance().state(entity, index) == IndexState.READABLE;
          return Outcomes.ofIndexes(entity.table().name(), report, isBuilt);
        });
  }

  /**
   * Returns the job that counts the rows of an entity again: for its reconciled counters and for
   * the roll-ups that count its rows; none without either.
   */
  public List<Job> recounts(RowEntity entity) {
    if (entity.recounts().isEmpty() && entity.rollups().isEmpty()) {
      return List.of();
    }
    return List.of(
        new Job(
            entity,
            entity.table().name(),
            Subject.COUNTERS,
            (settings, listener) -> counters(entity, settings, listener)));
  }

  /** Returns the job that gives the rows of an entity the TTL of the model. */
  public Job ttl(RowEntity entity) {
    TtlJob rewrite =
        repairs ? maintenance.rewriteTtl(entity) : maintenance.rewriteTtl(entity).comparingOnly();
    return new Job(
        entity,
        entity.table().name(),
        Subject.TTL,
        (settings, listener) -> {
          TtlJob job = rewrite.watchedBy(withoutPosition(listener));
          return Outcomes.ofTtl(
              entity.table().name(), limited(job, settings, (same, grace) -> same).run(), repairs);
        });
  }

  /** The progress of a job that continues by itself has no position for the user. */
  private static Consumer<MaintenanceProgress> withoutPosition(
      Consumer<MaintenanceProgress> listener) {
    return step ->
        listener.accept(
            new MaintenanceProgress(
                step.table(), step.rows(), step.share(), null, step.waitingMillis()));
  }

  private Outcome counters(
      RowEntity entity, JobArguments settings, Consumer<MaintenanceProgress> listener) {
    RecountJob job = maintenance.recount(entity).watchedBy(withoutPosition(listener));
    if (!repairs) {
      job = job.comparingOnly();
    }
    RecountReport report = limited(job, settings, RecountJob::withGrace).run();
    boolean isDone = report.unresolved() == 0 && (repairs || report.wrong() == 0);
    return Outcomes.ofCounters(entity.table().name(), report, isDone);
  }

  private Outcome indexes(
      MaintenanceJob job,
      String table,
      JobArguments settings,
      Consumer<MaintenanceProgress> listener) {
    MaintenanceReport report = run(job, settings, listener, MaintenanceJob::withGrace);
    return Outcomes.ofIndexes(table, report, repairs ? report.isRepaired() : report.isClean());
  }

  private Outcome copies(
      RowEntity entity, JobArguments settings, Consumer<MaintenanceProgress> listener) {
    CopyJob job = repairs ? maintenance.repairCopies(entity) : maintenance.verifyCopies(entity);
    CopyReport report = run(job, settings, listener, CopyJob::withGrace);
    return Outcomes.ofCopies(
        entity.table().name(), report, repairs ? report.isRepaired() : report.isClean());
  }

  private Outcome groups(
      RowEntity entity, JobArguments settings, Consumer<MaintenanceProgress> listener) {
    GroupJob job = repairs ? maintenance.repairGroups(entity) : maintenance.verifyGroups(entity);
    GroupReport report = run(job, settings, listener, GroupJob::withGrace);
    return Outcomes.ofGroups(entity.table().name(), report, repairs);
  }

  /** A grace period of entries is at least an hour, so the setting is for the other jobs. */
  private Outcome buckets(
      RowEntity entity, JobArguments settings, Consumer<MaintenanceProgress> listener) {
    BucketJob job = repairs ? maintenance.repairBuckets(entity) : maintenance.verifyBuckets(entity);
    BucketReport report = run(job, settings, listener, (same, grace) -> same);
    return Outcomes.ofBuckets(entity.table().name(), report, repairs);
  }

  /** A grace period of large values is at least a day, so the setting is for the other jobs. */
  private Outcome chunks(
      RowEntity entity, JobArguments settings, Consumer<MaintenanceProgress> listener) {
    ChunkJob job = repairs ? maintenance.repairChunks(entity) : maintenance.verifyChunks(entity);
    ChunkReport report = run(job, settings, listener, (same, grace) -> same);
    boolean isDone =
        repairs ? report.damaged() == 0 && report.orphaned() == report.removed() : report.isClean();
    return Outcomes.ofChunks(entity.table().name(), report, isDone);
  }

  private static <J extends ResumableJob<J, R>, R> R run(
      J job,
      JobArguments settings,
      Consumer<MaintenanceProgress> listener,
      BiFunction<J, Duration, J> withGrace) {
    return limited(job, settings, withGrace).watchedBy(listener).resume(settings.position()).run();
  }

  private static <J extends TableJob<J, ?>> J limited(
      J job, JobArguments settings, BiFunction<J, Duration, J> withGrace) {
    J limited = settings.rowsPerSecond() == null ? job : job.atMost(settings.rowsPerSecond());
    return settings.grace() == null ? limited : withGrace.apply(limited, settings.grace());
  }
}
