package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
import dev.rowan.internal.tracking.TrackedEntity;
import dev.rowan.internal.tracking.TrackedState;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One write of the changed columns of a tracked object. */
public final class TrackedSave {
  private final TrackedState<?>.Saving saving;

  private TrackedSave(TrackedState<?>.Saving saving) {
    this.saving = saving;
  }

  /** Begins the write of an entity; null if it is not tracked, or belongs to another session. */
  public static <E> @Nullable TrackedSave of(EntityContext<E> context, @Nullable E entity) {
    if (entity instanceof TrackedEntity tracked
        && tracked.rowanTrackedState().isOf(context.session())) {
      Row now = context.table().withNulls(writable(context, entity), Nulls.DELETE);
      return new TrackedSave(tracked.rowanTrackedState().begin(now));
    }
    return null;
  }

  private static <E> Row writable(EntityContext<E> context, E entity) {
    return context.mapping().writable(entity);
  }

  /**
   * Returns what the nulls of an entity do to their columns in a planned write. The stored row of a
   * tracked entity is not known when the write is planned, so its nulls delete.
   */
  public static Nulls nulls(EntityContext<?> context, @Nullable Object entity, Nulls nulls) {
    boolean tracked =
        entity instanceof TrackedEntity each && each.rowanTrackedState().isOf(context.session());
    return tracked ? Nulls.DELETE : nulls;
  }

  /**
   * Returns the row of an entity that is written with all its columns. A tracked entity gives it
   * the tracked version, and is no longer tracked.
   */
  static Row whole(EntityContext<?> context, Object entity, Row row) {
    if (!(entity instanceof TrackedEntity tracked)
        || !tracked.rowanTrackedState().isOf(context.session())) {
      return row;
    }
    int version = context.mapping().versionColumn();
    Object known = version < 0 ? null : tracked.rowanTrackedState().known(version);
    tracked.rowanTrackedState().forget();
    if (known == null) {
      return row;
    }
    @Nullable Object[] values = row.toArray();
    values[version] = known;
    return Row.owning(values);
  }

  /** Returns the columns to write. */
  public Row row() {
    return saving.patch().row();
  }

  /** Writes, unless no column changed, and updates the tracked state. */
  public CompletionStage<WriteOutcome> outcome(Supplier<CompletionStage<WriteOutcome>> write) {
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
