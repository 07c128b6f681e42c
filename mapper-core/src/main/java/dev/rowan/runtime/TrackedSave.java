package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.tracking.TrackedEntity;
import dev.rowan.tracking.TrackedState;
import dev.rowan.value.Row;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One write of what changed of a tracked object. */
final class TrackedSave {
  private final TrackedState<?>.Saving saving;

  private TrackedSave(TrackedState<?>.Saving saving) {
    this.saving = saving;
  }

  /** Begins the write of an entity; null if it is not tracked, or of another store. */
  static <E> @Nullable TrackedSave of(DaoRuntime<E> runtime, @Nullable E entity) {
    if (entity instanceof TrackedEntity tracked
        && tracked.rowanTrackedState().isOf(runtime.session)) {
      Row now = runtime.withNulls(runtime.mapping().write(entity), Nulls.DELETE);
      return new TrackedSave(tracked.rowanTrackedState().begin(now));
    }
    return null;
  }

  /**
   * Returns the row of an entity that is written as a whole: with the version that is remembered of
   * it, if it is tracked. From then on nothing is.
   */
  static Row whole(DaoRuntime<?> runtime, Object entity, Row row) {
    if (!(entity instanceof TrackedEntity tracked)
        || !tracked.rowanTrackedState().isOf(runtime.session)) {
      return row;
    }
    int version = runtime.mapping().versionColumn();
    Object known = version < 0 ? null : tracked.rowanTrackedState().known(version);
    tracked.rowanTrackedState().forget();
    if (known == null) {
      return row;
    }
    @Nullable Object[] values = row.toArray();
    values[version] = known;
    return Row.owning(values);
  }

  /** Returns what is to be written. */
  Row row() {
    return saving.patch().row();
  }

  /** Writes, unless nothing changed, and remembers what came of it. */
  CompletionStage<WriteOutcome> outcome(Supplier<CompletionStage<WriteOutcome>> write) {
    if (saving.patch().isEmpty()) {
      saving.ended(true, null);
      return CompletableFuture.completedFuture(WriteOutcome.APPLIED);
    }
    try {
      return write
          .get()
          .whenComplete(
              (outcome, failure) -> saving.ended(outcome != null && outcome.applied(), failure));
    } catch (RuntimeException e) {
      saving.ended(false, e);
      throw e;
    }
  }
}
