package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Ledger.Account}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Ledger_AccountPatch extends EntityPatch<Ledger.Account> {
  private Ledger_AccountPatch(PatchStart<Ledger.Account> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Ledger_AccountPatch of(String name, int month) {
    return new Ledger_AccountPatch(
        PatchStart.of(
            Ledger_AccountMapping.INSTANCE,
            Ledger_AccountMapping.NAME.encodeKey(name),
            Ledger_AccountMapping.MONTH.encodeKey(month)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Ledger_AccountPatch between(Ledger.Account before, Ledger.Account after) {
    return new Ledger_AccountPatch(PatchStart.between(Ledger_AccountMapping.INSTANCE, before, after));
  }

  /** Sets {@code owner}. */
  public Ledger_AccountPatch setOwner(String owner) {
    set(Ledger_AccountMapping.OWNER, owner);
    return this;
  }

  /** Deletes the value of {@code owner}. */
  public Ledger_AccountPatch clearOwner() {
    clear(Ledger_AccountMapping.OWNER);
    return this;
  }

  /** Sets {@code sum}. */
  public Ledger_AccountPatch setSum(Long sum) {
    set(Ledger_AccountMapping.SUM, sum);
    return this;
  }

  /** Deletes the value of {@code sum}. */
  public Ledger_AccountPatch clearSum() {
    clear(Ledger_AccountMapping.SUM);
    return this;
  }
}
