package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** {@link Accounts} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanAccounts implements Accounts {
  private final DaoRuntime<Account> runtime;

  private final DaoRuntime<Account> save;

  private final DaoRuntime<Account> create;

  private final DaoRuntime<Account> rename;

  private final DaoRuntime<Account> remove;

  private final KeyedRead<Account> find;

  private final KeyedRead<Account> named;

  private final KeyedRead<Account> at;

  private final KeyedRead<Account> namedAnyOf;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanAccounts(Rowan rowan) {
    this.runtime = rowan.runtime(AccountMapping.INSTANCE).needingConditionalWrites();
    this.save = runtime.attributedTo("Accounts.save");
    this.create = runtime.attributedTo("Accounts.create");
    this.rename = runtime.attributedTo("Accounts.rename");
    this.remove = runtime.attributedTo("Accounts.remove");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Accounts.find", AccountMapping.TABLE));
    this.named = runtime.keyedRead(
            ReadPlan.through("Accounts.named", AccountMapping.ACCOUNT_BY_LOGIN_UNIQUE));
    this.at = runtime.keyedRead(
            ReadPlan.through("Accounts.at", AccountMapping.ACCOUNT_BY_ADDRESS_UNIQUE));
    this.namedAnyOf = runtime.keyedRead(
            ReadPlan.through("Accounts.namedAnyOf", AccountMapping.ACCOUNT_BY_LOGIN_UNIQUE));
  }

  /**
   * Writes a row of {@code account}, and what follows from it in {@code account_by_login_unique},
   * {@code account_by_address_unique}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 4 round trips: a
   * read of the row, then up to 2 unique values reserved one after the other, then the row if
   * unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) each of two writers changes the row that it has read, one after the
   * other; a crash or an unanswered attempt leaves entries that are not confirmed, which reads
   * hold against their rows.
   *
   * <p>A value that is unique and that another row has fails the call with {@code
   * UniqueViolation}, and nothing is written.
   */
  @Override
  public void save(Account account) {
    runtime.await(save.insert(account, Nulls.UNSET));
  }

  /**
   * Writes a row of {@code account}, if it does not exist, and what follows from it in {@code
   * account_by_login_unique}, {@code account_by_address_unique}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 4 round trips: a
   * read of the row, then up to 2 unique values reserved one after the other, then the row if
   * unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   *
   * <p>A value that is unique and that another row has fails the call with {@code
   * UniqueViolation}, and nothing is written.
   */
  @Override
  public boolean create(Account account) {
    return runtime.await(create.insertIfNotExists(account, Nulls.UNSET));
  }

  /**
   * Changes {@code login} of one row of {@code account}, and what follows from it in {@code
   * account_by_login_unique}, {@code account_by_address_unique}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 3 round trips: a
   * read of the row, then up to 1 unique value reserved, then the row if unchanged; no caller
   * waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) each of two writers changes the row that it has read, one after the
   * other; a crash or an unanswered attempt leaves entries that are not confirmed, which reads
   * hold against their rows.
   *
   * <p>A value that is unique and that another row has fails the call with {@code
   * UniqueViolation}, and nothing is written.
   */
  @Override
  public void rename(UUID id, String name) {
    runtime.await(
        rename.update(
            RowChange.of(AccountMapping.TABLE)
                .key(AccountMapping.ID, id)
                .set(AccountMapping.NAME, name)
                .row()));
  }

  /**
   * Deletes the row of {@code account} with this {@code id}, and what follows from it in {@code
   * account_by_login_unique}, {@code account_by_address_unique}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 2 round trips: a
   * read of the row, then the row if unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) each of two writers changes the row that it has read, one after the
   * other; a crash or an unanswered attempt leaves entries that are not confirmed, which reads
   * hold against their rows.
   */
  @Override
  public void remove(UUID id) {
    runtime.await(remove.deleteByKey(AccountMapping.ID.encodeKey(id)));
  }

  /**
   * Reads table {@code account} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Account> find(UUID id) {
    return runtime.awaitRead(
        find
            .select(AccountMapping.ID.encodeKey(id))
            .optional());
  }

  /**
   * Reads the unique values of {@code account_by_login_unique} with this {@code login}; looks up
   * each row in {@code account}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (SERIAL) the value is held against the row that reserved it; one that no row
   * has yet, or any more, finds none.
   */
  @Override
  public Optional<Account> named(String name) {
    return runtime.awaitRead(
        named
            .select(AccountMapping.NAME.encodeKey(name))
            .optional());
  }

  /**
   * Reads the unique values of {@code account_by_address_unique} with this {@code country},
   * {@code postbox}; looks up each row in {@code account}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (SERIAL) the value is held against the row that reserved it; one that no row
   * has yet, or any more, finds none.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Optional<Account>> at(String country, Integer postbox) {
    return at
        .select(
            AccountMapping.COUNTRY.encodeKey(country),
            AccountMapping.POSTBOX.encodeKey(postbox))
        .optional();
  }

  /**
   * Reads the unique values of {@code account_by_login_unique} with any of these {@code login},
   * partition after partition in the order of their keys, each in its stored order; looks up each
   * row in {@code account}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of name, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (SERIAL) the value is held against the row that reserved it; one that no row
   * has yet, or any more, finds none.
   */
  @Override
  public List<Account> namedAnyOf(Collection<String> name) {
    return runtime.awaitRead(
        namedAnyOf
            .select(AccountMapping.NAME.encodeAny(name))
            .list());
  }
}
