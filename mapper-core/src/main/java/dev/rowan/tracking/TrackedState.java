package dev.rowan.tracking;

import dev.rowan.async.Failures;
import dev.rowan.binding.EntityMapping;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.RowanException;
import dev.rowan.patch.PatchStart;
import dev.rowan.value.Row;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is stored of one tracked object, as far as that is known. It is known from the moment the
 * object is tracked, and again after each write that was acknowledged and that no other write of
 * the object overlapped. It is not known while a write is under way, nor after one of which nobody
 * can say whether it was applied.
 *
 * <p>Thread-safe, for writes whose stages complete in other threads; the object itself is its
 * owner's.
 *
 * @param <E> the entity
 */
public final class TrackedState<E> {
  private final Object store;
  private final EntityMapping<E> mapping;
  private @Nullable Row known;
  private int underWay;
  private boolean overlapped;

  /**
   * Remembers a row.
   *
   * @param store where it is stored: by identity
   */
  TrackedState(Object store, EntityMapping<E> mapping, Row known) {
    this.store = store;
    this.mapping = mapping;
    this.known = known;
  }

  /** Returns whether it is remembered of this store. */
  public boolean isOf(Object other) {
    return store == other;
  }

  /** Forgets what is stored, as somebody writes the object as a whole. */
  public synchronized void forget() {
    known = null;
    overlapped = true;
  }

  /** Returns the remembered value of a column; null if nothing is remembered. */
  public synchronized @Nullable Object known(int column) {
    return known == null ? null : known.get(column);
  }

  /**
   * Begins a write of what changed.
   *
   * @param now the values of the object
   * @throws RejectedInput if the key or an immutable property differs from what is remembered; with
   *     {@link ErrorCode#TRACKED_UNKNOWN} if nothing is remembered and versions count
   */
  public synchronized Saving begin(Row now) {
    Row before = underWay == 0 ? known : null;
    if (before == null && mapping.versionColumn() >= 0) {
      throw new RejectedInput(
          ErrorCode.TRACKED_UNKNOWN, Map.of("table", mapping.table().name()), null);
    }
    PatchStart<E> start =
        before == null
            ? PatchStart.whole(mapping, now)
            : PatchStart.betweenRows(mapping, before, now);
    overlapped = underWay > 0;
    underWay++;
    known = null;
    return new Saving(new TrackedPatch<>(start), before, now);
  }

  private synchronized void end(@Nullable Row stored) {
    underWay--;
    if (underWay == 0 && !overlapped) {
      known = stored;
    }
  }

  /** Returns an untracked object with the same values in all columns. */
  public Object plain(Object tracked) {
    @SuppressWarnings("unchecked") // tracked objects extend the entity
    E entity = (E) tracked;
    return mapping.read(mapping.write(entity));
  }

  /** One write, on its way. Ended once. */
  public final class Saving {
    private final TrackedPatch<E> patch;
    private final @Nullable Row before;
    private final Row now;

    private Saving(TrackedPatch<E> patch, @Nullable Row before, Row now) {
      this.patch = patch;
      this.before = before;
      this.now = now;
    }

    /** Returns what is to be written. */
    public TrackedPatch<E> patch() {
      return patch;
    }

    /**
     * Says how the write ended.
     *
     * @param applied false if a condition did not hold, so that something else is stored
     * @param failure why it failed, or null if it did not
     */
    public void ended(boolean applied, @Nullable Throwable failure) {
      if (failure == null) {
        end(applied ? written() : null);
      } else {
        Throwable bare = Failures.unwrap(failure);
        boolean nothing = bare instanceof RowanException && !(bare instanceof OutcomeUnknown);
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
