package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Repairs.Loan}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Repairs_LoanPatch extends EntityPatch<Repairs.Loan> {
  private Repairs_LoanPatch(PatchStart<Repairs.Loan> start) {
    super(start);
  }

  /**
   * Starts an empty patch of the row with the given key, which is written if the row has the
   * given {@code version}.
   */
  public static Repairs_LoanPatch of(String id, long version) {
    return new Repairs_LoanPatch(
        PatchStart.versioned(
            Repairs_LoanMapping.INSTANCE,
            version,
            Repairs_LoanMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row, which is written if the
   * row has the {@code version} of the first state. A property without a value in the second
   * state is cleared. A collection that differs is set as a whole.
   */
  public static Repairs_LoanPatch between(Repairs.Loan before, Repairs.Loan after) {
    return new Repairs_LoanPatch(PatchStart.between(Repairs_LoanMapping.INSTANCE, before, after));
  }

  /** Sets {@code reader}. */
  public Repairs_LoanPatch setReader(String reader) {
    set(Repairs_LoanMapping.READER, reader);
    return this;
  }

  /** Deletes the value of {@code reader}. */
  public Repairs_LoanPatch clearReader() {
    clear(Repairs_LoanMapping.READER);
    return this;
  }

  /** Sets {@code until}. */
  public Repairs_LoanPatch setUntil(Instant until) {
    set(Repairs_LoanMapping.UNTIL, until);
    return this;
  }

  /** Deletes the value of {@code until}. */
  public Repairs_LoanPatch clearUntil() {
    clear(Repairs_LoanMapping.UNTIL);
    return this;
  }
}
