package dev.rowan.cli.maintain;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.StoredEntity;
import dev.rowan.operate.maintenance.ChunkJob;
import dev.rowan.operate.maintenance.ChunkReport;
import dev.rowan.operate.maintenance.CopyJob;
import dev.rowan.operate.maintenance.CopyReport;
import dev.rowan.operate.maintenance.GroupJob;
import dev.rowan.operate.maintenance.IndexBuild;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceJob;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.maintenance.RecountJob;
import dev.rowan.operate.maintenance.RecountReport;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.IndexState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

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
  public List<Job> of(StoredEntity entity) {
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
    return jobs;
  }

  /** Returns the job on one index. */
  public Job ofIndex(StoredEntity entity, String index) {
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

  /** Returns the builds of the indexes of an entity that reads cannot use yet. */
  public static List<Job> builds(Rowan rowan, StoredEntity entity) {
    return entity.derived().stream()
        .map(DerivedTable::table)
        .map(table -> table.name())
        .filter(index -> rowan.maintenance().state(entity, index) != IndexState.READABLE)
        .map(index -> build(rowan, entity, index))
        .toList();
  }

  /** Returns the build of one index, which does nothing if reads can use the index. */
  public static Job build(Rowan rowan, StoredEntity entity, String index) {
    return new Job(
        entity,
        index,
        Subject.INDEXES,
        (settings, listener) -> {
          IndexBuild build = rowan.maintenance().build(entity, index).watchedBy(listener);
          if (settings.rowsPerSecond() != null) {
            build = build.atMost(settings.rowsPerSecond());
          }
          if (settings.grace() != null) {
            build = build.withGrace(settings.grace());
          }
          MaintenanceReport report = build.run();
          boolean isBuilt = rowan.maintenance().state(entity, index) == IndexState.READABLE;
          return Outcomes.ofIndexes(entity.table().name(), report, isBuilt);
        });
  }

  /**
   * Returns the job that counts the rows of an entity again: for its reconciled counters and for
   * the roll-ups that count its rows; none without either.
   */
  public List<Job> recounts(StoredEntity entity) {
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

  /** A recount continues by itself, so its progress has no position for the user. */
  private Outcome counters(
      StoredEntity entity, JobSettings settings, Consumer<MaintenanceProgress> listener) {
    RecountJob job =
        maintenance
            .recount(entity)
            .watchedBy(
                step ->
                    listener.accept(
                        new MaintenanceProgress(
                            step.table(), step.rows(), step.share(), null, step.waitingMillis())));
    if (!repairs) {
      job = job.comparingOnly();
    }
    if (settings.rowsPerSecond() != null) {
      job = job.atMost(settings.rowsPerSecond());
    }
    if (settings.grace() != null) {
      job = job.withGrace(settings.grace());
    }
    RecountReport report = job.run();
    boolean isDone = report.unresolved() == 0 && (repairs || report.wrong() == 0);
    return Outcomes.ofCounters(entity.table().name(), report, isDone);
  }

  private Outcome indexes(
      MaintenanceJob job,
      String table,
      JobSettings settings,
      Consumer<MaintenanceProgress> listener) {
    MaintenanceJob all = job.watchedBy(listener);
    if (settings.rowsPerSecond() != null) {
      all = all.atMost(settings.rowsPerSecond());
    }
    if (settings.grace() != null) {
      all = all.withGrace(settings.grace());
    }
    if (settings.position() != null) {
      all = all.resume(settings.position());
    }
    MaintenanceReport report = all.run();
    return Outcomes.ofIndexes(table, report, repairs ? report.isRepaired() : report.isClean());
  }

  private Outcome copies(
      StoredEntity entity, JobSettings settings, Consumer<MaintenanceProgress> listener) {
    CopyJob job = repairs ? maintenance.repairCopies(entity) : maintenance.verifyCopies(entity);
    job = job.watchedBy(listener);
    if (settings.rowsPerSecond() != null) {
      job = job.atMost(settings.rowsPerSecond());
    }
    if (settings.grace() != null) {
      job = job.withGrace(settings.grace());
    }
    if (settings.position() != null) {
      job = job.resume(settings.position());
    }
    CopyReport report = job.run();
    return Outcomes.ofCopies(
        entity.table().name(), report, repairs ? report.isRepaired() : report.isClean());
  }

  private Outcome groups(
      StoredEntity entity, JobSettings settings, Consumer<MaintenanceProgress> listener) {
    GroupJob job = repairs ? maintenance.repairGroups(entity) : maintenance.verifyGroups(entity);
    job = job.watchedBy(listener);
    if (settings.rowsPerSecond() != null) {
      job = job.atMost(settings.rowsPerSecond());
    }
    if (settings.grace() != null) {
      job = job.withGrace(settings.grace());
    }
    if (settings.position() != null) {
      job = job.resume(settings.position());
    }
    return Outcomes.ofGroups(entity.table().name(), job.run(), repairs);
  }

  /** A grace period of large values is at least a day, so the setting is for the other jobs. */
  private Outcome chunks(
      StoredEntity entity, JobSettings settings, Consumer<MaintenanceProgress> listener) {
    ChunkJob job = repairs ? maintenance.repairChunks(entity) : maintenance.verifyChunks(entity);
    job = job.watchedBy(listener);
    if (settings.rowsPerSecond() != null) {
      job = job.atMost(settings.rowsPerSecond());
    }
    if (settings.position() != null) {
      job = job.resume(settings.position());
    }
    ChunkReport report = job.run();
    boolean isDone =
        repairs ? report.damaged() == 0 && report.orphaned() == report.removed() : report.isClean();
    return Outcomes.ofChunks(entity.table().name(), report, isDone);
  }
}
