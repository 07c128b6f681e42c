package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
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
  public static AccountPatch of(String name) {
    return new AccountPatch(
        PatchStart.of(
            AccountMapping.INSTANCE,
            AccountMapping.NAME.encodeKey(name)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static AccountPatch between(Account before, Account after) {
    return new AccountPatch(PatchStart.between(AccountMapping.INSTANCE, before, after));
  }

  /** Sets {@code changed}. */
  public AccountPatch setChanged(Instant changed) {
    set(AccountMapping.CHANGED, changed);
    return this;
  }

  /** Deletes the value of {@code changed}. */
  public AccountPatch clearChanged() {
    clear(AccountMapping.CHANGED);
    return this;
  }

  /** Sets {@code active}. */
  public AccountPatch setActive(boolean active) {
    set(AccountMapping.ACTIVE, active);
    return this;
  }

  /** Deletes the value of {@code active}. */
  public AccountPatch clearActive() {
    clear(AccountMapping.ACTIVE);
    return this;
  }

  /** Sets {@code email}. */
  public AccountPatch setEmail(String email) {
    set(AccountMapping.EMAIL, email);
    return this;
  }

  /** Deletes the value of {@code email}. */
  public AccountPatch clearEmail() {
    clear(AccountMapping.EMAIL);
    return this;
  }

  /** Sets {@code roles}. */
  public AccountPatch setRoles(List<String> roles) {
    set(AccountMapping.ROLES, roles);
    return this;
  }

  /** Deletes the value of {@code roles}. */
  public AccountPatch clearRoles() {
    clear(AccountMapping.ROLES);
    return this;
  }

  /** Adds elements at the end of {@code roles}. */
  public AccountPatch appendRoles(List<String> roles) {
    append(AccountMapping.ROLES, roles);
    return this;
  }

  /** Adds elements at the start of {@code roles}. */
  public AccountPatch prependRoles(List<String> roles) {
    prepend(AccountMapping.ROLES, roles);
    return this;
  }

  /** Removes all elements with the given values from {@code roles}. */
  public AccountPatch removeRoles(List<String> roles) {
    remove(AccountMapping.ROLES, roles);
    return this;
  }

  /** Sets {@code logins}. */
  public AccountPatch setLogins(int logins) {
    set(AccountMapping.LOGINS, logins);
    return this;
  }

  /** Deletes the value of {@code logins}. */
  public AccountPatch clearLogins() {
    clear(AccountMapping.LOGINS);
    return this;
  }

  /** Sets {@code hashCode}. */
  public AccountPatch setHashCode(int hashCode) {
    set(AccountMapping.HASH_CODE, hashCode);
    return this;
  }

  /** Deletes the value of {@code hashCode}. */
  public AccountPatch clearHashCode() {
    clear(AccountMapping.HASH_CODE);
    return this;
  }

  /** Sets {@code status}. */
  public AccountPatch setStatus(String status) {
    set(AccountMapping.STATUS, status);
    return this;
  }

  /** Deletes the value of {@code status}. */
  public AccountPatch clearStatus() {
    clear(AccountMapping.STATUS);
    return this;
  }
}
