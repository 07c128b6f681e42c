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

/** Implements {@link Orders.Badges} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanOrders_Badges implements Orders.Badges {
  private final DaoRuntime<Orders.Badge> runtime;

  private final DaoRuntime<Orders.Badge> add;

  private final KeyedRead<Orders.Badge> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanOrders_Badges(Rowan rowan) {
    this.runtime = rowan.runtime(Orders_BadgeMapping.INSTANCE);
    this.add = runtime.attributedTo("Badges.add", CallKind.WRITE, PlannedRequests.of(3),
            "INSERT INTO badge (...) VALUES (...)");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Badges.of", Orders_BadgeMapping.TABLE)
                .as("SELECT ... FROM badge WHERE house = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Badge} as a row of table {@code badge}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO badge (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code number} is not
   * null (otherwise it inserts another row).
   *
   * <p>If {@code number} is null, the row gets the next number of its sequence. One conditional
   * write reserves 50 numbers. A failed insert loses its number.
   */
  @Override
  public void add(Orders.Badge badge) {
    runtime.await(add.insert(badge, Nulls.UNSET));
  }

  /**
   * Reads the {@code Badge} rows with the given {@code house} from table {@code badge}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM badge WHERE house = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Orders.Badge> of(String house) {
    return runtime.awaitRead(
        of
            .select(of.key(Orders_BadgeMapping.HOUSE, house))
            .list());
  }
}
