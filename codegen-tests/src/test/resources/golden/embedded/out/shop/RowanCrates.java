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
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Crates} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanCrates implements Crates {
  private final DaoRuntime<Crate> runtime;

  private final DaoRuntime<Crate> put;

  private final KeyedRead<Crate> crates;

  private final DaoRuntime<Crate> change;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanCrates(Rowan rowan) {
    this.runtime = rowan.runtime(CrateMapping.INSTANCE);
    this.put = runtime.attributedTo("Crates.put", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO crate (...) VALUES (...)");
    this.crates = runtime.keyedRead(
            ReadPlan.direct("Crates.crates", CrateMapping.TABLE)
                .as("SELECT ... FROM crate WHERE owner = ?", PlannedRequests.of(1)));
    this.change = runtime.attributedTo("Crates.change", CallKind.WRITE, PlannedRequests.of(1));
  }

  /**
   * Inserts one {@code Crate} as a row of table {@code crate}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO crate (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void put(Crate crate) {
    runtime.await(put.insert(crate, Nulls.UNSET));
  }

  /**
   * Reads the {@code Crate} rows with the given {@code owner} from table {@code crate}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM crate WHERE owner = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Crate> crates(String owner) {
    return runtime.awaitRead(
        crates
            .select(crates.key(CrateMapping.OWNER, owner))
            .list());
  }

  /**
   * Applies a patch to the row of one {@code Crate} in table {@code crate}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void change(CratePatch patch) {
    runtime.await(change.update(patch));
  }
}
