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
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Accounts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanAccounts implements Accounts {
  private final DaoRuntime<Account> runtime;

  private final DaoRuntime<Account> save;

  private final KeyedRead<Account> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanAccounts(Rowan rowan) {
    this.runtime = rowan.runtime(AccountMapping.INSTANCE);
    this.save = runtime.attributedTo("Accounts.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO account (...) VALUES (...)");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Accounts.find", AccountMapping.TABLE)
                .as("SELECT ... FROM account WHERE name = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Account} as a row of table {@code account}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO account (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Account account) {
    runtime.await(save.insert(account, Nulls.UNSET));
  }

  /**
   * Reads the {@code Account} with the given {@code name} from table {@code account}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM account WHERE name = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Account> find(String name) {
    return runtime.awaitRead(
        find
            .optional(find.key(AccountMapping.NAME, name)));
  }
}
