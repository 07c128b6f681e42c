package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Seat}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class SeatPatch extends EntityPatch<Seat> {
  private SeatPatch(PatchStart<Seat> start) {
    super(start);
  }

  /**
   * Starts an empty patch of the row with the given key, which is written if the row has the
   * given {@code version}.
   */
  public static SeatPatch of(String hall, int number, long version) {
    return new SeatPatch(
        PatchStart.versioned(
            SeatMapping.INSTANCE,
            version,
            SeatMapping.HALL.encodeKey(hall),
            SeatMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row, which is written if the
   * row has the {@code version} of the first state. A property without a value in the second
   * state is cleared. A collection that differs is set as a whole.
   */
  public static SeatPatch between(Seat before, Seat after) {
    return new SeatPatch(PatchStart.between(SeatMapping.INSTANCE, before, after));
  }

  /** Sets {@code guest}. */
  public SeatPatch setGuest(String guest) {
    set(SeatMapping.GUEST, guest);
    return this;
  }

  /** Deletes the value of {@code guest}. */
  public SeatPatch clearGuest() {
    clear(SeatMapping.GUEST);
    return this;
  }
}
