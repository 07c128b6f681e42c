package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** {@link Accounts} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanAccounts implements Accounts {
  private final DaoRuntime<Account> runtime;

  private final DaoRuntime<Account> save;

  private final KeyedRead<Account> find;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanAccounts(Rowan rowan) {
    this.runtime = rowan.runtime(AccountMapping.INSTANCE);
    this.save = runtime.attributedTo("Accounts.save");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Accounts.find", AccountMapping.TABLE));
  }

  /**
   * Writes a row of {@code account}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void save(Account account) {
    runtime.await(save.insert(account, Nulls.UNSET));
  }

  /**
   * Reads table {@code account} with this {@code name}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Account> find(String name) {
    return runtime.awaitRead(
        find
            .select(AccountMapping.NAME.encodeKey(name))
            .optional());
  }
}
