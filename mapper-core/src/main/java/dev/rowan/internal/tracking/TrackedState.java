package dev.rowan.internal.tracking;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.patch.PatchStart;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.value.Row;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The stored values of one tracked object, as far as they are known. They are known when the object
 * is tracked, and after each acknowledged write that overlapped with no other write of the object.
 * They are unknown while a write is in flight, and after a write with unknown outcome.
 *
 * <p>Thread-safe, because stages of writes complete in other threads. The object itself is not.
 *
 * @param <E> the entity
 */
public final class TrackedState<E> {
  private final Object store;
  private final EntityMapping<E> mapping;
  private @Nullable Row known;
  private int inFlight;
  private boolean overlapped;

  /**
   * Creates the state of an object with known stored values.
   *
   * @param store the store of the object, compared by identity
   */
  TrackedState(Object store, EntityMapping<E> mapping, Row known) {
    this.store = store;
    this.mapping = mapping;
    this.known = known;
  }

  /** Returns whether the object belongs to the given store. */
  public boolean isOf(Object other) {
    return store == other;
  }

  /** Marks the stored values as unknown, because another write replaces the whole row. */
  public synchronized void forget() {
    known = null;
    overlapped = true;
  }

  /** Returns the known value of a column; null if the values are unknown. */
  public synchronized @Nullable Object known(int column) {
    return known == null ? null : known.get(column);
  }

  /**
   * Begins a write of the changed values.
   *
   * @param now the current values of the object
   * @throws RejectedInputException if the key or an immutable property changed; with {@link
   *     ErrorCode#TRACKED_UNKNOWN} if the stored values are unknown and the entity has versions
   */
  public synchronized Saving begin(Row now) {
    Row before = inFlight == 0 ? known : null;
    if (before == null && mapping.versionColumn() >= 0) {
      throw new RejectedInputException(
          ErrorCode.TRACKED_UNKNOWN, Map.of("table", mapping.table().name()), null);
    }
    PatchStart<E> start =
        before == null
            ? PatchStart.whole(mapping, now)
            : PatchStart.betweenRows(mapping, before, now);
    overlapped = inFlight > 0;
    inFlight++;
    known = null;
    return new Saving(new TrackedPatch<>(start), before, now);
  }

  private synchronized void end(@Nullable Row stored) {
    inFlight--;
    if (inFlight == 0 && !overlapped) {
      known = stored;
    }
  }

  /** Returns an untracked object with the same values in all columns. */
  public Object plain(Object tracked) {
    @SuppressWarnings("unchecked") // tracked objects extend the entity
    E entity = (E) tracked;
    return mapping.read(mapping.write(entity));
  }

  /** One in-flight write of the object. Must be ended exactly once. */
  public final class Saving {
    private final TrackedPatch<E> patch;
    private final @Nullable Row before;
    private final Row now;

    private Saving(TrackedPatch<E> patch, @Nullable Row before, Row now) {
      this.patch = patch;
      this.before = before;
      this.now = now;
    }

    /** Returns the changes to write. */
    public TrackedPatch<E> patch() {
      return patch;
    }

    /**
     * Records the result of the write.
     *
     * @param applied false if a condition failed, so that other values are stored
     * @param failure the cause of the failure, or null if the write did not fail
     */
    public void ended(boolean applied, @Nullable Throwable failure) {
      if (failure == null) {
        end(applied ? written() : null);
      } else {
        Throwable bare = Failures.unwrap(failure);
        boolean nothing =
            bare instanceof RowanException && !(bare instanceof OutcomeUnknownException);
        end(nothing ? before : null);
      }
    }

    private Row written() {
      int version = mapping.versionColumn();
      if (version < 0 || before == null) {
        return now;
      }
      @Nullable Object[] values = now.toArray();
      Object stood = before.get(version);
      values[version] = patch.isEmpty() || stood == null ? stood : (Long) stood + 1;
      return Row.owning(values);
    }
  }
}
