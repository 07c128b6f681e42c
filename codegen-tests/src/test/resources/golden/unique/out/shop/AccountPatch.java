package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Account}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class AccountPatch extends EntityPatch<Account> {
  private AccountPatch(PatchStart<Account> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static AccountPatch of(UUID id) {
    return new AccountPatch(
        PatchStart.of(
            AccountMapping.INSTANCE,
            AccountMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static AccountPatch between(Account before, Account after) {
    return new AccountPatch(PatchStart.between(AccountMapping.INSTANCE, before, after));
  }

  /** Sets {@code name}. */
  public AccountPatch setName(String name) {
    set(AccountMapping.NAME, name);
    return this;
  }

  /** Deletes the value of {@code name}. */
  public AccountPatch clearName() {
    clear(AccountMapping.NAME);
    return this;
  }

  /** Sets {@code country}. */
  public AccountPatch setCountry(String country) {
    set(AccountMapping.COUNTRY, country);
    return this;
  }

  /** Deletes the value of {@code country}. */
  public AccountPatch clearCountry() {
    clear(AccountMapping.COUNTRY);
    return this;
  }

  /** Sets {@code postbox}. */
  public AccountPatch setPostbox(Integer postbox) {
    set(AccountMapping.POSTBOX, postbox);
    return this;
  }

  /** Deletes the value of {@code postbox}. */
  public AccountPatch clearPostbox() {
    clear(AccountMapping.POSTBOX);
    return this;
  }
}
