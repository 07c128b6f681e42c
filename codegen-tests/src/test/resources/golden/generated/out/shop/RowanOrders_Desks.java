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

/** Implements {@link Orders.Desks} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanOrders_Desks implements Orders.Desks {
  private final DaoRuntime<Orders.Desk> runtime;

  private final DaoRuntime<Orders.Desk> add;

  private final DaoRuntime<Orders.Desk> save;

  private final KeyedRead<Orders.Desk> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanOrders_Desks(Rowan rowan) {
    this.runtime = rowan.runtime(Orders_DeskMapping.INSTANCE);
    this.add = runtime.attributedTo("Desks.add", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO desk (...) VALUES (...)");
    this.save = runtime.attributedTo("Desks.save", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE desk SET ... WHERE room = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Desks.find", Orders_DeskMapping.TABLE)
                .as("SELECT ... FROM desk WHERE room = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Desk} as a row of table {@code desk}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO desk (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The write sets {@code changed} to the time of the call.
   */
  @Override
  public void add(Orders.Desk desk) {
    runtime.await(add.insert(desk, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Desk} in table {@code desk}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE desk SET ... WHERE room = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The write sets {@code changed} to the time of the call.
   */
  @Override
  public void save(Orders.Desk desk) {
    runtime.await(save.update(desk, Nulls.UNSET));
  }

  /**
   * Reads the {@code Desk} with the given {@code room} from table {@code desk}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM desk WHERE room = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Orders.Desk> find(String room) {
    return runtime.awaitRead(
        find
            .optional(find.key(Orders_DeskMapping.ROOM, room)));
  }
}
