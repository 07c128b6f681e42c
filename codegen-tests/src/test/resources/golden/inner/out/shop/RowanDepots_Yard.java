package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Depots.Yard} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanDepots_Yard implements Depots.Yard {
  private final DaoRuntime<Depots.Depot> runtime;

  private final DaoRuntime<Depots.Depot> save;

  private final DaoRuntime<Depots.Depot> open;

  private final DaoRuntime<Depots.Depot> rename;

  private final KeyedRead<Depots.Depot> find;

  private final KeyedRead<Depots.Gate> main_2;

  private final KeyedRead<Map<Depots.Label, Depots.Gate>> gates;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanDepots_Yard(Rowan rowan) {
    this.runtime = rowan.runtime(Depots_DepotMapping.INSTANCE);
    this.save = runtime.attributedTo("Yard.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO depot (...) VALUES (...)");
    this.open = runtime.attributedTo("Yard.open", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE depot SET main = ? WHERE id = ?");
    this.rename = runtime.attributedTo("Yard.rename", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE depot SET main.at_street = ?, main.at_latitude = ? WHERE id = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Yard.find", Depots_DepotMapping.TABLE)
                .as("SELECT ... FROM depot WHERE id = ?", PlannedRequests.of(1)));
    this.main_2 = runtime.keyedRead(
            ReadPlan.direct("Yard.main", Depots_DepotMapping.TABLE)
                .as("SELECT id, main FROM depot WHERE id = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depots_DepotMapping.MAIN),
                Depots_DepotMapping.MAIN::decode));
    this.gates = runtime.keyedRead(
            ReadPlan.direct("Yard.gates", Depots_DepotMapping.TABLE)
                .as("SELECT id, gates FROM depot WHERE id = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depots_DepotMapping.GATES),
                Depots_DepotMapping.GATES::decode));
  }

  /**
   * Inserts one {@code Depot} as a row of table {@code depot}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO depot (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Depots.Depot depot) {
    runtime.await(save.insert(depot, Nulls.UNSET));
  }

  /**
   * Updates {@code main} of one row of table {@code depot}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE depot SET main = ? WHERE id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void open(String id, Depots.Gate main) {
    runtime.await(
        open.update(
            open.rowChange()
                .key(Depots_DepotMapping.ID, id)
                .set(Depots_DepotMapping.MAIN, main)
                .row()));
  }

  /**
   * Updates {@code main} of one row of table {@code depot}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE depot SET main.at_street = ?, main.at_latitude = ? WHERE
   * id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void rename(String id, String street) {
    runtime.await(
        rename.update(
            rename.rowChange()
                .key(Depots_DepotMapping.ID, id)
                .setField(Depots_DepotMapping.MAIN, Depots_GateMapping.PLACE_STREET, street)
                .setField(Depots_DepotMapping.MAIN, Depots_GateMapping.PLACE_SPOT_LATITUDE, (Double) null)
                .row()));
  }

  /**
   * Reads the {@code Depot} with the given {@code id} from table {@code depot}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM depot WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Depots.Depot> find(String id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Depots_DepotMapping.ID, id)));
  }

  /**
   * Reads {@code main} of the {@code Depot} with the given {@code id} from table {@code depot}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, main FROM depot WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Depots.Gate> main(String id) {
    return runtime.awaitRead(
        main_2
            .optional(main_2.key(Depots_DepotMapping.ID, id)));
  }

  /**
   * Reads {@code gates} of the {@code Depot} with the given {@code id} from table {@code depot}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, gates FROM depot WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<Depots.Label, Depots.Gate> gates(String id) {
    return runtime.awaitRead(
        gates
            .select(gates.key(Depots_DepotMapping.ID, id))
            .value());
  }
}
