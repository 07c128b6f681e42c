package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
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
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Stands.Calls} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanStands_Calls implements Stands.Calls {
  private final DaoRuntime<Stands.Call> runtime;

  private final DaoRuntime<Stands.Call> save;

  private final DaoRuntime<Stands.Call> finish;

  private final KeyedRead<Stands.Call> of;

  private final KeyedRead<Stands.Call> between;

  private final KeyedRead<Stands.Call> latest;

  private final KeyedRead<Boolean> states;

  private final DaoRuntime<Stands.Call> removeDays;

  private final DaoRuntime<Stands.Call> removeAll;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanStands_Calls(Rowan rowan) {
    this.runtime = rowan.runtime(Stands_CallMapping.INSTANCE);
    this.save = runtime.attributedTo("Calls.save", CallKind.WRITE, PlannedRequests.of(1));
    this.finish = runtime.attributedTo("Calls.finish", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE call_state SET done = ? WHERE stand = ? AND day = ? AND number = ?");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Calls.of", Stands_CallMapping.TABLE)
                .as("SELECT ... FROM call WHERE stand = ? AND day = ? LIMIT ?; SELECT ... FROM call_state WHERE stand = ? AND day = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.between = runtime.keyedRead(
            ReadPlan.direct("Calls.between", Stands_CallMapping.TABLE)
                .as("SELECT ... FROM call WHERE stand = ? AND day >= ? AND day <= ?; SELECT ... FROM call_state WHERE stand = ? AND day >= ? AND day <= ?", PlannedRequests.UNKNOWN));
    this.latest = runtime.keyedRead(
            ReadPlan.direct("Calls.latest", Stands_CallMapping.TABLE).backwards()
                .as("SELECT ... FROM call WHERE stand = ? ORDER BY day DESC, number DESC LIMIT ?; SELECT ... FROM call_state WHERE stand = ? ORDER BY day DESC, number DESC LIMIT ?", PlannedRequests.UNKNOWN));
    this.states = runtime.keyedRead(
            ReadPlan.direct("Calls.states", Stands_CallMapping.TABLE)
                .as("SELECT stand, day, number, done FROM call_state WHERE stand = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Stands_CallMapping.DONE),
                Stands_CallMapping.DONE::decode));
    this.removeDays =
        runtime.attributedTo("Calls.removeDays", CallKind.WRITE, PlannedRequests.of(1));
    this.removeAll = runtime.attributedTo("Calls.removeAll", CallKind.WRITE, PlannedRequests.of(1));
  }

  /**
   * Inserts one {@code Call} as a row of table {@code call}.
   *
   * <p>Cost: 1 row written in 2 tables, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code call} and {@code call_state} change in one batch of one partition, also
   * on a cluster: all of them or none.
   */
  @Override
  public void save(Stands.Call call) {
    runtime.await(save.insert(call, Nulls.UNSET));
  }

  /**
   * Updates {@code done} of one row of table {@code call_state}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE call_state SET done = ? WHERE stand = ? AND day = ? AND
   * number = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The write changes table {@code call_state} alone. The row of table {@code call} decides
   * whether the {@code Call} exists, and the write does not create it.
   */
  @Override
  public void finish(String stand, int day, int number, boolean done) {
    runtime.await(
        finish.update(
            finish.rowChange()
                .key(Stands_CallMapping.STAND, stand)
                .key(Stands_CallMapping.DAY, day)
                .key(Stands_CallMapping.NUMBER, number)
                .set(Stands_CallMapping.DONE, done)
                .row()));
  }

  /**
   * Reads the {@code Call} rows with the given {@code stand}, {@code day} from table {@code
   * call}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition of 2 tables, 2 requests.
   *
   * <p>CQL on a cluster: <code>SELECT &#46;&#46;&#46; FROM call WHERE stand &#61; &#63; AND day
   * &#61; &#63; LIMIT &#63;&#59; SELECT &#46;&#46;&#46; FROM call_state WHERE stand &#61; &#63;
   * AND day &#61; &#63; LIMIT &#63;</code>.
   *
   * <p>The rows of tables {@code call} and {@code call_state} are joined by their keys. A row of
   * {@code call} without a row in another table has nulls there; a row that only another table
   * has is left out.
   *
   * <p>The tables are read by separate requests: a row that is written during the read can appear
   * with new columns of one table and old columns of another.
   */
  @Override
  public List<Stands.Call> of(String stand, int day, Limit limit) {
    return runtime.awaitRead(
        of
            .select(
                of.key(Stands_CallMapping.STAND, stand),
                of.key(Stands_CallMapping.DAY, day))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Call} rows with the given {@code stand}, and with {@code day} in the given
   * range from table {@code call}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition of 2 tables, 2 requests.
   *
   * <p>CQL on a cluster: <code>SELECT &#46;&#46;&#46; FROM call WHERE stand &#61; &#63; AND day
   * &#62;&#61; &#63; AND day &#60;&#61; &#63;&#59; SELECT &#46;&#46;&#46; FROM call_state WHERE
   * stand &#61; &#63; AND day &#62;&#61; &#63; AND day &#60;&#61; &#63;</code>.
   *
   * <p>The rows of tables {@code call} and {@code call_state} are joined by their keys. A row of
   * {@code call} without a row in another table has nulls there; a row that only another table
   * has is left out.
   *
   * <p>The tables are read by separate requests: a row that is written during the read can appear
   * with new columns of one table and old columns of another.
   */
  @Override
  public Page<Stands.Call> between(String stand, Range<Integer> day, PageRequest page) {
    return runtime.awaitRead(
        between
            .select(between.key(Stands_CallMapping.STAND, stand))
            .range(between.rangeOf(Stands_CallMapping.DAY, day))
            .page(page));
  }

  /**
   * Reads the {@code Call} rows with the given {@code stand} from table {@code call}. The rows
   * are in the reverse of their stored order.
   *
   * <p>Cost: 1 partition of 2 tables, 2 requests.
   *
   * <p>CQL on a cluster: <code>SELECT &#46;&#46;&#46; FROM call WHERE stand &#61; &#63; ORDER BY
   * day DESC&#44; number DESC LIMIT &#63;&#59; SELECT &#46;&#46;&#46; FROM call_state WHERE stand
   * &#61; &#63; ORDER BY day DESC&#44; number DESC LIMIT &#63;</code>.
   *
   * <p>The rows of tables {@code call} and {@code call_state} are joined by their keys. A row of
   * {@code call} without a row in another table has nulls there; a row that only another table
   * has is left out.
   *
   * <p>The tables are read by separate requests: a row that is written during the read can appear
   * with new columns of one table and old columns of another.
   */
  @Override
  public List<Stands.Call> latest(String stand, Limit limit) {
    return runtime.awaitRead(
        latest
            .select(latest.key(Stands_CallMapping.STAND, stand))
            .limit(limit)
            .list());
  }

  /**
   * Reads {@code done} of the {@code Call} rows with the given {@code stand} from table {@code
   * call_state}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT stand, day, number, done FROM call_state WHERE stand = ?}.
   *
   * <p>The read needs table {@code call_state} alone. A row exists there after an insert, and
   * after an update of its columns.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Boolean> states(String stand) {
    return runtime.awaitRead(
        states
            .select(states.key(Stands_CallMapping.STAND, stand))
            .list());
  }

  /**
   * Deletes every {@code Call} with the given {@code stand}, and with {@code day} in the given
   * range from table {@code call}.
   *
   * <p>Cost: 1 range deleted in 2 tables, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code call} and {@code call_state} change in one batch of one partition, also
   * on a cluster: all of them or none.
   */
  @Override
  public void removeDays(String stand, Range<Integer> day) {
    runtime.await(removeDays.deleteRange(removeDays.rangeOf(Stands_CallMapping.DAY, day), removeDays.key(Stands_CallMapping.STAND, stand)));
  }

  /**
   * Deletes every {@code Call} with the given {@code stand} from table {@code call}.
   *
   * <p>Cost: 1 range deleted in 2 tables, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code call} and {@code call_state} change in one batch of one partition, also
   * on a cluster: all of them or none.
   */
  @Override
  public void removeAll(String stand) {
    runtime.await(removeAll.deleteByKey(removeAll.key(Stands_CallMapping.STAND, stand)));
  }
}
