package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
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

/** Implements {@link Accounts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanAccounts implements Accounts {
  private final DaoRuntime<Account> runtime;

  private final DaoRuntime<Account> save;

  private final DaoRuntime<Account> create;

  private final DaoRuntime<Account> rename;

  private final DaoRuntime<Account> remove;

  private final KeyedRead<Account> find;

  private final KeyedRead<Account> named;

  private final KeyedRead<Account> at;

  private final KeyedRead<Account> namedAnyOf;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanAccounts(Rowan rowan) {
    rowan.requireConditionalWrites(AccountMapping.INSTANCE);
    this.runtime = rowan.runtime(AccountMapping.INSTANCE);
    this.save = runtime.attributedTo("Accounts.save", CallKind.WRITE, PlannedRequests.of(4));
    this.create =
        runtime.attributedTo("Accounts.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.rename = runtime.attributedTo("Accounts.rename", CallKind.WRITE, PlannedRequests.of(3));
    this.remove = runtime.attributedTo("Accounts.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Accounts.find", AccountMapping.TABLE)
                .as("SELECT ... FROM account WHERE id = ?", PlannedRequests.of(1)));
    this.named = runtime.keyedRead(
            ReadPlan.through("Accounts.named", AccountMapping.ACCOUNT_BY_LOGIN_UNIQUE)
                .as("SELECT ... FROM account_by_login_unique WHERE login = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.at = runtime.keyedRead(
            ReadPlan.through("Accounts.at", AccountMapping.ACCOUNT_BY_ADDRESS_UNIQUE)
                .as("SELECT ... FROM account_by_address_unique WHERE country = ? AND postbox = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.namedAnyOf = runtime.keyedRead(
            ReadPlan.through("Accounts.namedAnyOf", AccountMapping.ACCOUNT_BY_LOGIN_UNIQUE)
                .as("SELECT ... FROM account_by_login_unique WHERE login = ?", PlannedRequests.UNKNOWN));
  }

  /**
   * Inserts one {@code Account} as a row of table {@code account}. Derived tables: {@code
   * account_by_login_unique}, {@code account_by_address_unique}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 4 round trips: a
   * read of the row, then up to 2 unique values reserved one after the other, then the row if it
   * is unchanged; then, after the call returns, up to 2 requests more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   *
   * <p>If another row has the unique value, the call fails with {@code UniqueViolationException}
   * and writes nothing.
   */
  @Override
  public void save(Account account) {
    runtime.await(save.insert(account, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Account} as a row of table {@code account}, if the row does not exist.
   * Derived tables: {@code account_by_login_unique}, {@code account_by_address_unique}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 4 round trips: a
   * read of the row, then up to 2 unique values reserved one after the other, then the row if it
   * is unchanged; then, after the call returns, up to 2 requests more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Of concurrent writers, one is applied and the others are
   * notified. A retry checks the condition again, on a row that the first attempt may have
   * written.
   *
   * <p>If another row has the unique value, the call fails with {@code UniqueViolationException}
   * and writes nothing.
   */
  @Override
  public boolean create(Account account) {
    return runtime.await(create.returningApplied().insertIfNotExists(account, Nulls.UNSET));
  }

  /**
   * Updates {@code login} of one row of table {@code account}. Derived tables: {@code
   * account_by_login_unique}, {@code account_by_address_unique}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 3 round trips: a
   * read of the row, then up to 1 unique value reserved, then the row if it is unchanged; then,
   * after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   *
   * <p>If another row has the unique value, the call fails with {@code UniqueViolationException}
   * and writes nothing.
   */
  @Override
  public void rename(UUID id, String name) {
    runtime.await(
        rename.update(
            rename.rowChange()
                .key(AccountMapping.ID, id)
                .set(AccountMapping.NAME, name)
                .row()));
  }

  /**
   * Deletes the {@code Account} with the given {@code id} from table {@code account}. Derived
   * tables: {@code account_by_login_unique}, {@code account_by_address_unique}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 2 round trips: a
   * read of the row, then the row if it is unchanged; then, after the call returns, up to 2
   * requests more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void remove(UUID id) {
    runtime.await(remove.deleteByKey(remove.key(AccountMapping.ID, id)));
  }

  /**
   * Reads the {@code Account} with the given {@code id} from table {@code account}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM account WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Account> find(UUID id) {
    return runtime.awaitRead(
        find
            .optional(find.key(AccountMapping.ID, id)));
  }

  /**
   * Reads the {@code Account} with the given {@code login}, through the unique values in {@code
   * account_by_login_unique}. Each row found is read from table {@code account}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM account_by_login_unique WHERE login = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): The value is checked against the row that reserved it. A value that
   * the row does not have yet, or no longer has, finds no row.
   */
  @Override
  public Optional<Account> named(String name) {
    return runtime.awaitRead(
        named
            .optional(named.key(AccountMapping.NAME, name)));
  }

  /**
   * Reads the {@code Account} with the given {@code country}, {@code postbox}, through the unique
   * values in {@code account_by_address_unique}. Each row found is read from table {@code
   * account}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM account_by_address_unique WHERE country = ? AND
   * postbox = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): The value is checked against the row that reserved it. A value that
   * the row does not have yet, or no longer has, finds no row.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Optional<Account>> at(String country, Integer postbox) {
    return at
        .optional(
            at.key(AccountMapping.COUNTRY, country),
            at.key(AccountMapping.POSTBOX, postbox));
  }

  /**
   * Reads the {@code Account} rows with any of the given {@code login}, through the unique values
   * in {@code account_by_login_unique}. Partitions are read in the order of their keys, the rows
   * of each in their stored order. Each row found is read from table {@code account}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of name, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM account_by_login_unique WHERE login = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): The value is checked against the row that reserved it. A value that
   * the row does not have yet, or no longer has, finds no row.
   */
  @Override
  public List<Account> namedAnyOf(Collection<String> name) {
    return runtime.awaitRead(
        namedAnyOf
            .select(namedAnyOf.anyOf(AccountMapping.NAME, name))
            .list());
  }
}
