package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Orders.Events} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanOrders_Events implements Orders.Events {
  private final DaoRuntime<Orders.Event> runtime;

  private final DaoRuntime<Orders.Event> add;

  private final DaoRuntime<Orders.Event> adding;

  private final DaoRuntime<Orders.Event> addAll;

  private final KeyedRead<Orders.Event> between;

  private final KeyedRead<Orders.Event> newest;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanOrders_Events(Rowan rowan) {
    this.runtime = rowan.runtime(Orders_EventMapping.INSTANCE);
    this.add = runtime.attributedTo("Events.add", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO event (...) VALUES (...)");
    this.adding = runtime.attributedTo("Events.adding");
    this.addAll = runtime.attributedTo("Events.addAll", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO event (...) VALUES (...)");
    this.between = runtime.keyedRead(
            ReadPlan.direct("Events.between", Orders_EventMapping.TABLE)
                .as("SELECT ... FROM event WHERE source = ? AND at >= ? AND at <= ?", PlannedRequests.of(1)));
    this.newest = runtime.keyedRead(
            ReadPlan.direct("Events.newest", Orders_EventMapping.TABLE).backwards()
                .as("SELECT ... FROM event WHERE source = ? ORDER BY at DESC LIMIT ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Event} as a row of table {@code event}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO event (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code at} is not null
   * (otherwise it inserts another row).
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Orders.Event add(Orders.Event event) {
    return runtime.await(add.insertReturning(event, Nulls.UNSET));
  }

  /**
   * Creates a {@code Write} that inserts one {@code Event} as a row of table {@code event}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code INSERT INTO event (...) VALUES (...)}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code at} is not null
   * (otherwise it inserts another row).
   */
  @Override
  public Write adding(Orders.Event event) {
    return adding.deferred().insert(event, Nulls.UNSET);
  }

  /**
   * Inserts each {@code Event} of a collection as a row of table {@code event}.
   *
   * <p>Cost: 1 row written for each element of events, in 1 request for up to 32 rows of one
   * partition.
   *
   * <p>CQL on a cluster: {@code INSERT INTO event (...) VALUES (...)}.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code at} is not null
   * (otherwise it inserts another row).
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public List<Orders.Event> addAll(List<Orders.Event> events) {
    return runtime.await(addAll.insertAll(events, Nulls.UNSET));
  }

  /**
   * Reads the {@code Event} rows with the given {@code source}, and with {@code at} in the given
   * range from table {@code event}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE source = ? AND at >= ? AND at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Orders.Event> between(String source, Range<UUID> at) {
    return runtime.awaitRead(
        between
            .select(between.key(Orders_EventMapping.SOURCE, source))
            .range(between.rangeOf(Orders_EventMapping.AT, at))
            .list());
  }

  /**
   * Reads the {@code Event} rows with the given {@code source} from table {@code event}. The rows
   * are in the reverse of their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE source = ? ORDER BY at DESC LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Orders.Event> newest(String source, Limit limit) {
    return runtime.awaitRead(
        newest
            .select(newest.key(Orders_EventMapping.SOURCE, source))
            .limit(limit)
            .list());
  }
}
