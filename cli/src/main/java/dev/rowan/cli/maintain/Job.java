package dev.rowan.cli.maintain;

import dev.rowan.cli.entity.RowEntity;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import java.util.function.Consumer;

/**
 * A job that is not started.
 *
 * @param entity the entity of the rows
 * @param name what the user can type to get this job: a table or an index
 */
public record Job(RowEntity entity, String name, Subject subject, Work work) {
  /** What a job does. */
  @FunctionalInterface
  interface Work {
    /** Runs to the end. An exception of the listener ends the work. */
    Outcome run(JobArguments settings, Consumer<MaintenanceProgress> listener);
  }

  /** Returns the job in words: {@code item, indexes}. */
  public String title() {
    return name + ", " + subject.words();
  }

  /** Runs the job; see {@link Work#run}. */
  public Outcome run(JobArguments settings, Consumer<MaintenanceProgress> listener) {
    return work.run(settings, listener);
  }
}
