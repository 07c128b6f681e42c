package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.ColumnCondition;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Guarded.Bookings} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanGuarded_Bookings implements Guarded.Bookings {
  private final DaoRuntime<Guarded.Booking> runtime;

  private final DaoRuntime<Guarded.Booking> booking_2;

  private final DaoRuntime<Guarded.Booking> booking_3;

  private final DaoRuntime<Guarded.Booking> noting;

  private final DaoRuntime<Guarded.Booking> changing;

  private final DaoRuntime<Guarded.Booking> changing_2;

  private final DaoRuntime<Guarded.Booking> passing;

  private final DaoRuntime<Guarded.Booking> counting;

  private final DaoRuntime<Guarded.Booking> removing;

  private final DaoRuntime<Guarded.Booking> removing_2;

  private final DaoRuntime<Guarded.Booking> removing_3;

  private final DaoRuntime<Guarded.Booking> clearing;

  private final DaoRuntime<Guarded.Booking> remarking;

  private final KeyedRead<Guarded.Booking> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanGuarded_Bookings(Rowan rowan) {
    rowan.requireConditionalWrites(Guarded_BookingMapping.INSTANCE);
    this.runtime = rowan.runtime(Guarded_BookingMapping.INSTANCE);
    this.booking_2 = runtime.attributedTo("Bookings.booking");
    this.booking_3 = runtime.attributedTo("Bookings.booking");
    this.noting = runtime.attributedTo("Bookings.noting");
    this.changing = runtime.attributedTo("Bookings.changing");
    this.changing_2 = runtime.attributedTo("Bookings.changing");
    this.passing = runtime.attributedTo("Bookings.passing");
    this.counting = runtime.attributedTo("Bookings.counting");
    this.removing = runtime.attributedTo("Bookings.removing");
    this.removing_2 = runtime.attributedTo("Bookings.removing");
    this.removing_3 = runtime.attributedTo("Bookings.removing");
    this.clearing = runtime.attributedTo("Bookings.clearing");
    this.remarking = runtime.attributedTo("Bookings.remarking");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Bookings.of", Guarded_BookingMapping.TABLE)
                .as("SELECT ... FROM booking WHERE show = ?", PlannedRequests.of(1)));
  }

  /**
   * Creates a {@code Write} that inserts one {@code Booking} as a row of table {@code booking},
   * if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code INSERT INTO booking (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write booking(Guarded.Booking booking) {
    return booking_2.deferred().conditional().insertIfNotExists(booking, Nulls.UNSET);
  }

  /**
   * Creates a {@code Write} that inserts a row with {@code show}, {@code seat}, {@code guest}
   * into table {@code booking}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code INSERT INTO booking (show, seat, guest) VALUES (?, ?, ?) IF NOT
   * EXISTS}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write booking(String show, int seat, String guest, WriteOptions options) {
    return booking_3.with(options).deferred().conditional().insertIfNotExists(
        booking_3.rowChange()
            .key(Guarded_BookingMapping.SHOW, show)
            .key(Guarded_BookingMapping.SEAT, seat)
            .give(Guarded_BookingMapping.GUEST, guest)
            .row());
  }

  /**
   * Creates a {@code Write} that inserts one {@code Booking} as a row of table {@code booking}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code INSERT INTO booking (...) VALUES (...)}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public Write noting(Guarded.Booking booking) {
    return noting.deferred().insert(booking, Nulls.UNSET);
  }

  /**
   * Creates a {@code Write} that updates the row of one {@code Booking} in table {@code booking},
   * if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code UPDATE booking SET ... WHERE show = ? AND seat = ? IF EXISTS}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write changing(Guarded.Booking booking) {
    return changing.deferred().conditional().update(booking, Nulls.UNSET);
  }

  /**
   * Creates a {@code Write} that applies a patch to the row of one {@code Booking} in table
   * {@code booking}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write changing(Guarded_BookingPatch patch) {
    return changing_2.deferred().conditional().update(patch);
  }

  /**
   * Creates a {@code Write} that updates {@code guest} of one row of table {@code booking}, if
   * {@code guest = :holder}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code UPDATE booking SET guest = ? WHERE show = ? AND seat = ? IF guest
   * = ?}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write passing(String show, int seat, String guest, String holder) {
    return passing.deferred().conditional()
        .onlyIf(
            passing.conditions()
                .compare(Guarded_BookingMapping.GUEST, ColumnCondition.Operator.EQ, holder))
        .update(
            passing.rowChange()
                .key(Guarded_BookingMapping.SHOW, show)
                .key(Guarded_BookingMapping.SEAT, seat)
                .set(Guarded_BookingMapping.GUEST, guest)
                .row());
  }

  /**
   * Creates a {@code Write} that updates {@code free} of one partition of table {@code booking},
   * if {@code free = :expected}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code UPDATE booking SET free = ? WHERE show = ? IF free = ?}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write counting(String show, Integer free, Integer expected) {
    return counting.deferred().conditional()
        .onlyIf(
            counting.conditions()
                .compare(Guarded_BookingMapping.FREE, ColumnCondition.Operator.EQ, expected))
        .update(
            counting.rowChange()
                .key(Guarded_BookingMapping.SHOW, show)
                .set(Guarded_BookingMapping.FREE, free)
                .row());
  }

  /**
   * Creates a {@code Write} that deletes the row of one {@code Booking} from table {@code
   * booking}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code DELETE FROM booking WHERE show = ? AND seat = ? IF EXISTS}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write removing(Guarded.Booking booking) {
    return removing.deferred().conditional().delete(booking);
  }

  /**
   * Creates a {@code Write} that deletes the {@code Booking} with the given {@code show}, {@code
   * seat} from table {@code booking}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code DELETE FROM booking WHERE show = ? AND seat = ? IF EXISTS}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write removing(String show, int seat) {
    return removing_2.deferred().conditional().deleteByKey(
        removing_2.key(Guarded_BookingMapping.SHOW, show),
        removing_2.key(Guarded_BookingMapping.SEAT, seat));
  }

  /**
   * Creates a {@code Write} that deletes the {@code Booking} with the given {@code show}, {@code
   * seat} from table {@code booking}, if {@code guest in :guests}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code DELETE FROM booking WHERE show = ? AND seat = ? IF guest IN ?}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write removing(String show, int seat, List<String> guests) {
    return removing_3.deferred().conditional()
        .onlyIf(
            removing_3.conditions()
                .anyOf(Guarded_BookingMapping.GUEST, guests))
        .deleteByKey(
            removing_3.key(Guarded_BookingMapping.SHOW, show),
            removing_3.key(Guarded_BookingMapping.SEAT, seat));
  }

  /**
   * Creates a {@code Write} that deletes every {@code Booking} with the given {@code show}, and
   * with {@code seat} in the given range from table {@code booking}.
   *
   * <p>Cost: 1 range deleted, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code DELETE FROM booking WHERE show = ? AND seat >= ? AND seat <= ?}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public Write clearing(String show, Range<Integer> seat) {
    return clearing.deferred().deleteRange(clearing.rangeOf(Guarded_BookingMapping.SEAT, seat), clearing.key(Guarded_BookingMapping.SHOW, show));
  }

  /**
   * Creates a {@code Write} that updates {@code note} of one row of table {@code booking}, if the
   * row exists.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code UPDATE booking SET note = ? WHERE show = ? AND seat = ? IF
   * EXISTS}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write remarking(String show, int seat, String note) {
    return remarking.deferred().conditional().update(
        remarking.rowChange()
            .key(Guarded_BookingMapping.SHOW, show)
            .key(Guarded_BookingMapping.SEAT, seat)
            .set(Guarded_BookingMapping.NOTE, note)
            .row());
  }

  /**
   * Reads the {@code Booking} rows with the given {@code show} from table {@code booking}. The
   * rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM booking WHERE show = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Guarded.Booking> of(String show) {
    return runtime.awaitRead(
        of
            .select(of.key(Guarded_BookingMapping.SHOW, show))
            .list());
  }
}
