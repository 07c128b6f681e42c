package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Guarded.Booking}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Guarded_BookingPatch extends EntityPatch<Guarded.Booking> {
  private Guarded_BookingPatch(PatchStart<Guarded.Booking> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Guarded_BookingPatch of(String show, int seat) {
    return new Guarded_BookingPatch(
        PatchStart.of(
            Guarded_BookingMapping.INSTANCE,
            Guarded_BookingMapping.SHOW.encodeKey(show),
            Guarded_BookingMapping.SEAT.encodeKey(seat)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Guarded_BookingPatch between(Guarded.Booking before, Guarded.Booking after) {
    return new Guarded_BookingPatch(PatchStart.between(Guarded_BookingMapping.INSTANCE, before, after));
  }

  /** Sets {@code free}. */
  public Guarded_BookingPatch setFree(Integer free) {
    set(Guarded_BookingMapping.FREE, free);
    return this;
  }

  /** Deletes the value of {@code free}. */
  public Guarded_BookingPatch clearFree() {
    clear(Guarded_BookingMapping.FREE);
    return this;
  }

  /** Sets {@code guest}. */
  public Guarded_BookingPatch setGuest(String guest) {
    set(Guarded_BookingMapping.GUEST, guest);
    return this;
  }

  /** Deletes the value of {@code guest}. */
  public Guarded_BookingPatch clearGuest() {
    clear(Guarded_BookingMapping.GUEST);
    return this;
  }

  /** Sets {@code note}. */
  public Guarded_BookingPatch setNote(String note) {
    set(Guarded_BookingMapping.NOTE, note);
    return this;
  }

  /** Deletes the value of {@code note}. */
  public Guarded_BookingPatch clearNote() {
    clear(Guarded_BookingMapping.NOTE);
    return this;
  }
}
