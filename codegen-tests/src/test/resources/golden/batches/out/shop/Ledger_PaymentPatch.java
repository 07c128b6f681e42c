package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Ledger.Payment}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Ledger_PaymentPatch extends EntityPatch<Ledger.Payment> {
  private Ledger_PaymentPatch(PatchStart<Ledger.Payment> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Ledger_PaymentPatch of(String account, int number) {
    return new Ledger_PaymentPatch(
        PatchStart.of(
            Ledger_PaymentMapping.INSTANCE,
            Ledger_PaymentMapping.ACCOUNT.encodeKey(account),
            Ledger_PaymentMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Ledger_PaymentPatch between(Ledger.Payment before, Ledger.Payment after) {
    return new Ledger_PaymentPatch(PatchStart.between(Ledger_PaymentMapping.INSTANCE, before, after));
  }

  /** Sets {@code state}. */
  public Ledger_PaymentPatch setState(String state) {
    set(Ledger_PaymentMapping.STATE, state);
    return this;
  }

  /** Deletes the value of {@code state}. */
  public Ledger_PaymentPatch clearState() {
    clear(Ledger_PaymentMapping.STATE);
    return this;
  }

  /** Sets {@code amount}. */
  public Ledger_PaymentPatch setAmount(long amount) {
    set(Ledger_PaymentMapping.AMOUNT, amount);
    return this;
  }

  /** Deletes the value of {@code amount}. */
  public Ledger_PaymentPatch clearAmount() {
    clear(Ledger_PaymentMapping.AMOUNT);
    return this;
  }
}
