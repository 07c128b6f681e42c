package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Loan}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class LoanPatch extends EntityPatch<Loan> {
  private LoanPatch(PatchStart<Loan> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static LoanPatch of(String reader, Instant at) {
    return new LoanPatch(
        PatchStart.of(
            LoanMapping.INSTANCE,
            LoanMapping.READER.encodeKey(reader),
            LoanMapping.MONTH_OF_AT.encodeKey(at),
            LoanMapping.AT.encodeKey(at)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static LoanPatch between(Loan before, Loan after) {
    return new LoanPatch(PatchStart.between(LoanMapping.INSTANCE, before, after));
  }

  /** Sets {@code book}. */
  public LoanPatch setBook(String book) {
    set(LoanMapping.BOOK, book);
    return this;
  }

  /** Deletes the value of {@code book}. */
  public LoanPatch clearBook() {
    clear(LoanMapping.BOOK);
    return this;
  }

  /** Sets {@code returned}. */
  public LoanPatch setReturned(boolean returned) {
    set(LoanMapping.RETURNED, returned);
    return this;
  }

  /** Deletes the value of {@code returned}. */
  public LoanPatch clearReturned() {
    clear(LoanMapping.RETURNED);
    return this;
  }
}
