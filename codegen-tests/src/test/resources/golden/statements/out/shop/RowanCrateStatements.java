package shop;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.value.Bound;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link CrateStatements} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanCrateStatements implements CrateStatements {
  private final DaoRuntime<Crate> crateRuntime;

  private final DaoRuntime<Visits> visitsRuntime;

  private final DaoRuntime<Seat> seatRuntime;

  private final KeyedRead<Crate> find;

  private final KeyedRead<CrateStatements.Labelled> in;

  private final DaoRuntime<Crate> load;

  private final DaoRuntime<Crate> brief;

  private final DaoRuntime<Crate> move;

  private final DaoRuntime<Crate> hire;

  private final DaoRuntime<Crate> change;

  private final DaoRuntime<Crate> take;

  private final DaoRuntime<Crate> seal_2;

  private final DaoRuntime<Crate> replace;

  private final DaoRuntime<Crate> strip;

  private final DaoRuntime<Crate> unload;

  private final DaoRuntime<Crate> unload_2;

  private final DaoRuntime<Crate> sink;

  private final DaoRuntime<Visits> visit;

  private final DaoRuntime<Seat> take_2;

  private final DaoRuntime<Seat> pass;

  private final DaoRuntime<Seat> lend;

  private final DaoRuntime<Seat> remove;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanCrateStatements(Rowan rowan) {
    rowan.requireConditionalWrites(SeatMapping.INSTANCE);
    this.crateRuntime = rowan.runtime(CrateMapping.INSTANCE);
    this.visitsRuntime = rowan.runtime(VisitsMapping.INSTANCE);
    this.seatRuntime = rowan.runtime(SeatMapping.INSTANCE);
    this.find = crateRuntime.keyedRead(
            ReadPlan.direct("CrateStatements.find", CrateMapping.TABLE)
                .as("SELECT ... FROM crate WHERE ship = ? AND number = ?", PlannedRequests.of(1)));
    this.in = crateRuntime.keyedRead(
            ReadPlan.through("CrateStatements.in", CrateMapping.CRATE_BY_DEPOT)
                .as("SELECT ... FROM crate_by_depot WHERE depot = ?", PlannedRequests.of(1).andOneForEachRow()),
            new Projection<>(
                List.of(CrateMapping.NUMBER, CrateMapping.WEIGHT, CrateMapping.LABEL),
                row -> new CrateStatements.Labelled(CrateMapping.NUMBER.decode(row), CrateMapping.WEIGHT.decode(row), CrateMapping.LABEL.decode(row))));
    this.load =
        crateRuntime.attributedTo("CrateStatements.load", CallKind.WRITE, PlannedRequests.of(3));
    this.brief =
        crateRuntime.attributedTo("CrateStatements.brief", CallKind.WRITE, PlannedRequests.of(3));
    this.move = crateRuntime.attributedTo("CrateStatements.move");
    this.hire =
        crateRuntime.attributedTo("CrateStatements.hire", CallKind.WRITE, PlannedRequests.of(1));
    this.change =
        crateRuntime.attributedTo("CrateStatements.change", CallKind.WRITE, PlannedRequests.of(1));
    this.take =
        crateRuntime.attributedTo("CrateStatements.take", CallKind.WRITE, PlannedRequests.of(1));
    this.seal_2 =
        crateRuntime.attributedTo("CrateStatements.seal", CallKind.WRITE, PlannedRequests.of(1));
    this.replace =
        crateRuntime.attributedTo("CrateStatements.replace", CallKind.WRITE, PlannedRequests.of(1));
    this.strip =
        crateRuntime.attributedTo("CrateStatements.strip", CallKind.WRITE, PlannedRequests.of(2));
    this.unload =
        crateRuntime.attributedTo("CrateStatements.unload", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.unload_2 =
        crateRuntime.attributedTo("CrateStatements.unload", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.sink =
        crateRuntime.attributedTo("CrateStatements.sink", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.visit = visitsRuntime.attributedTo("CrateStatements.visit", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE visits SET number = number + ?, late = late - ? WHERE depot = ?");
    this.take_2 = seatRuntime.attributedTo("CrateStatements.take", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "INSERT INTO seat (hall, number, guest, changed_at, version) VALUES (?, ?, ?, ?, ?) IF NOT EXISTS");
    this.pass = seatRuntime.attributedTo("CrateStatements.pass", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE seat SET guest = ?, version = ?, changed_at = ? WHERE hall = ? AND number = ? IF version = ? AND guest = ?");
    this.lend = seatRuntime.attributedTo("CrateStatements.lend", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE seat SET guest = ?, version = ?, changed_at = ? WHERE hall = ? AND number = ? IF version = ?");
    this.remove = seatRuntime.attributedTo("CrateStatements.remove", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "DELETE FROM seat WHERE hall = ? AND number = ? IF EXISTS");
  }

  /**
   * Reads the {@code Crate} with the given {@code ship}, {@code number} from table {@code crate}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM crate WHERE ship = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Crate> find(Crate.Ship ship, int number) {
    return crateRuntime.awaitRead(
        find
            .optional(
                find.key(CrateMapping.SHIP, ship),
                find.key(CrateMapping.NUMBER, number)));
  }

  /**
   * Reads {@code number}, {@code weight}, {@code label} of the {@code Crate} rows with the given
   * {@code depot}, through the index table {@code crate_by_depot}. The rows are in their stored
   * order. The index entries hold these columns.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM crate_by_depot WHERE depot = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<CrateStatements.Labelled> in(String depot) {
    return crateRuntime.awaitRead(
        in
            .select(in.key(CrateMapping.DEPOT, depot))
            .list());
  }

  /**
   * Inserts a row with {@code ship}, {@code number}, {@code depot}, {@code kind}, {@code weight},
   * {@code label}, {@code tags}, {@code stops}, {@code seals}, {@code doors} into table {@code
   * crate}. Derived tables: {@code crate_by_depot}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void load(Crate.Ship ship, int number, String label, String tag) {
    crateRuntime.await(
        load.insert(
            load.rowChange()
                .key(CrateMapping.SHIP, ship)
                .key(CrateMapping.NUMBER, number)
                .set(CrateMapping.DEPOT, "north")
                .set(CrateMapping.KIND, Crate.Kind.DRY)
                .set(CrateMapping.WEIGHT, 5)
                .give(CrateMapping.LABEL, label)
                .set(CrateMapping.TAGS, new LinkedHashSet<>(Arrays.asList("new", tag)))
                .set(CrateMapping.STOPS, Arrays.asList("a"))
                .set(CrateMapping.SEALS, Map.of())
                .put(CrateMapping.SEALS, tag, 1)
                .set(CrateMapping.DOORS, Set.of())
                .set(CrateMapping.LOADED_AT, GeneratedValues.instant())
                .row()));
  }

  /**
   * Inserts a row with {@code ship}, {@code number}, {@code depot}, {@code weight}, {@code
   * loaded_at} into table {@code crate}. Derived tables: {@code crate_by_depot}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> brief(Crate.Ship ship, String depot, int weight, Instant at,
      int ttl) {
    return brief.usingTtl(Duration.ofSeconds(ttl)).insert(
        brief.rowChange()
            .key(CrateMapping.SHIP, ship)
            .key(CrateMapping.NUMBER, 3)
            .give(CrateMapping.DEPOT, depot)
            .set(CrateMapping.WEIGHT, weight)
            .set(CrateMapping.LOADED_AT, at == null ? GeneratedValues.instant() : at)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Creates a {@code Write} that updates {@code depot}, {@code weight}, {@code kind} of one row
   * of table {@code crate}. Derived tables: {@code crate_by_depot}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more. The writes of a batch share their round
   * trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public Write move(Crate.Ship ship, int number, String depot, int weight) {
    return move.deferred().update(
        move.rowChange()
            .key(CrateMapping.SHIP, ship)
            .key(CrateMapping.NUMBER, number)
            .set(CrateMapping.DEPOT, depot)
            .set(CrateMapping.WEIGHT, weight)
            .set(CrateMapping.KIND, Crate.Kind.WET)
            .row());
  }

  /**
   * Updates {@code captain} of one partition of table {@code crate}. Derived tables: {@code
   * crate_by_depot}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void hire(Crate.Ship ship, String captain, WriteOptions options) {
    crateRuntime.await(
        hire.with(options).update(
            hire.rowChange()
                .key(CrateMapping.SHIP, ship)
                .set(CrateMapping.CAPTAIN, captain)
                .row()));
  }

  /**
   * Updates {@code tags}, {@code stops}, {@code seals}, {@code spot}, {@code doors} of one row of
   * table {@code crate}. Derived tables: {@code crate_by_depot}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>A retry of an append or a prepend to a list can add its elements twice.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void change(Crate.Ship ship, int number, String tag, List<String> stops, String seal,
      String hall, Set<Integer> doors) {
    crateRuntime.await(
        change.update(
            change.rowChange()
                .key(CrateMapping.SHIP, ship)
                .key(CrateMapping.NUMBER, number)
                .add(CrateMapping.TAGS, new LinkedHashSet<>(Arrays.asList(tag, "x")))
                .append(CrateMapping.STOPS, stops)
                .put(CrateMapping.SEALS, seal, number)
                .put(CrateMapping.SEALS, "x", (Integer) null)
                .setField(CrateMapping.SPOT, Crate_SpotMapping.HALL, hall)
                .setField(CrateMapping.SPOT, Crate_SpotMapping.ROW, 2)
                .set(CrateMapping.DOORS, doors)
                .row()));
  }

  /**
   * Updates {@code tags}, {@code stops}, {@code seals} of one row of table {@code crate}. Derived
   * tables: {@code crate_by_depot}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>A retry of an append or a prepend to a list can add its elements twice.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void take(Crate.Ship ship, Set<String> tags, String stop, String seal) {
    crateRuntime.await(
        take.update(
            take.rowChange()
                .key(CrateMapping.SHIP, ship)
                .key(CrateMapping.NUMBER, 1)
                .remove(CrateMapping.TAGS, tags)
                .prepend(CrateMapping.STOPS, Arrays.asList(stop))
                .removeKeys(CrateMapping.SEALS, new LinkedHashSet<>(Arrays.asList(seal)))
                .row()));
  }

  /**
   * Updates {@code seals}, {@code stops}, {@code tags} of one row of table {@code crate}. Derived
   * tables: {@code crate_by_depot}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void seal(Crate.Ship ship, Map<String, Integer> seals) {
    crateRuntime.await(
        seal_2.update(
            seal_2.rowChange()
                .key(CrateMapping.SHIP, ship)
                .key(CrateMapping.NUMBER, 1)
                .putAll(CrateMapping.SEALS, seals)
                .remove(CrateMapping.STOPS, Arrays.asList("a"))
                .set(CrateMapping.TAGS, Set.of())
                .row()));
  }

  /**
   * Updates {@code seals}, {@code stops} of one row of table {@code crate}. Derived tables:
   * {@code crate_by_depot}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void replace(Crate.Ship ship, int first, int place) {
    crateRuntime.await(
        replace.update(
            replace.rowChange()
                .key(CrateMapping.SHIP, ship)
                .key(CrateMapping.NUMBER, 1)
                .set(CrateMapping.SEALS, Map.of())
                .put(CrateMapping.SEALS, "a", first)
                .put(CrateMapping.SEALS, "b", 2)
                .setAt(CrateMapping.STOPS, place, (String) null)
                .row()));
  }

  /**
   * Updates {@code label}, {@code seals}, {@code tags}, {@code stops}, {@code spot} of one row of
   * table {@code crate}. Derived tables: {@code crate_by_depot}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row; then, after the call returns, up to 1
   * request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void strip(Crate.Ship ship, String seal) {
    crateRuntime.await(
        strip.update(
            strip.rowChange()
                .key(CrateMapping.SHIP, ship)
                .key(CrateMapping.NUMBER, 1)
                .set(CrateMapping.LABEL, (String) null)
                .put(CrateMapping.SEALS, seal, (Integer) null)
                .remove(CrateMapping.TAGS, new LinkedHashSet<>(Arrays.asList("x")))
                .setAt(CrateMapping.STOPS, 0, (String) null)
                .set(CrateMapping.SPOT, (Crate.Spot) null)
                .row()));
  }

  /**
   * Deletes every {@code Crate} with the given {@code ship}, and with {@code number} in the given
   * range from table {@code crate}. Derived tables: {@code crate_by_depot}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted; on the embedded store in 1
   * step, on a cluster in 1 request for each 64 rows, and for each row 2 round trips: a read of
   * the row, then the row; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void unload(Crate.Ship ship, int after) {
    crateRuntime.await(
        unload.deleteBetween(
            Bound.of(unload.key(CrateMapping.NUMBER, after), false),
            Bound.of(unload.key(CrateMapping.NUMBER, 9), true),
            unload.key(CrateMapping.SHIP, ship)));
  }

  /**
   * Deletes each {@code Crate} with the given {@code ship} and with any of the given values of
   * {@code number} from table {@code crate}. Derived tables: {@code crate_by_depot}.
   *
   * <p>Cost: 1 row and up to 1 index entry written for each value of number; on the embedded
   * store in 1 step, on a cluster in 2 round trips: a read of each row, then the rows; then,
   * after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are deleted, or none.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void unload(Crate.Ship ship, Set<Integer> numbers) {
    crateRuntime.await(
        unload_2.ofKeys().delete(
            unload_2.key(CrateMapping.SHIP, ship),
            unload_2.anyOf(CrateMapping.NUMBER, numbers)));
  }

  /**
   * Deletes each {@code Crate} with any of the given values of {@code ship} from table {@code
   * crate}. Derived tables: {@code crate_by_depot}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted for each value of ship; on
   * the embedded store in 1 step each, on a cluster each in 1 request for each 64 rows, and for
   * each row 2 round trips: a read of the row, then the row; then, after the call returns, up to
   * 1 request more.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletableFuture<Void> sink(Crate.Ship ship, Crate.Ship other) {
    return sink.ofKeys().delete(sink.anyOf(CrateMapping.SHIP, Arrays.asList(ship, other))).thenAccept(applied -> {}).toCompletableFuture();
  }

  /**
   * Increments {@code number}, {@code late} of one row of table {@code visits}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE visits SET number = number + ?, late = late - ? WHERE
   * depot = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   */
  @Override
  public void visit(String depot, long number) {
    visitsRuntime.await(
        visit.update(
            visit.rowChange()
                .key(VisitsMapping.DEPOT, depot)
                .increment(VisitsMapping.NUMBER, number)
                .decrement(VisitsMapping.LATE, 1L)
                .row()));
  }

  /**
   * Inserts a row with {@code hall}, {@code number}, {@code guest} into table {@code seat}, if
   * the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO seat (hall, number, guest, changed_at, version)
   * VALUES (?, ?, ?, ?, ?) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>The write sets {@code changedAt} to the time of the call.
   */
  @Override
  public Applied<Seat> take(String hall, int number, String guest) {
    return seatRuntime.await(
        take_2.returningCurrentRow().insertIfNotExists(
            take_2.rowChange()
                .key(SeatMapping.HALL, hall)
                .key(SeatMapping.NUMBER, number)
                .give(SeatMapping.GUEST, guest)
                .set(SeatMapping.CHANGED_AT, GeneratedValues.instant())
                .row()));
  }

  /**
   * Updates {@code version}, {@code guest} of one row of table {@code seat}, if the row has the
   * given {@code version}, which the write increments, and if {@code guest = :before}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE seat SET guest = ?, version = ?, changed_at = ? WHERE hall
   * = ? AND number = ? IF version = ? AND guest = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>The write sets {@code changedAt} to the time of the call.
   */
  @Override
  public boolean pass(String hall, int number, String next, String before, long version) {
    return seatRuntime.await(
        pass.returningApplied()
            .onlyIf(
                pass.conditions()
                    .compare(SeatMapping.GUEST, ColumnCondition.Operator.EQ, before))
            .updateVersion(
                pass.rowChange()
                    .key(SeatMapping.HALL, hall)
                    .key(SeatMapping.NUMBER, number)
                    .set(SeatMapping.VERSION, version)
                    .set(SeatMapping.GUEST, next)
                    .row()));
  }

  /**
   * Updates {@code version}, {@code guest} of one row of table {@code seat}, if the row has the
   * given {@code version}, which the write increments.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE seat SET guest = ?, version = ?, changed_at = ? WHERE hall
   * = ? AND number = ? IF version = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>The write sets {@code changedAt} to the time of the call.
   */
  @Override
  public void lend(String hall, int number, String guest, long version) {
    seatRuntime.await(
        lend.usingTtl(Duration.ofSeconds(60L)).orThrow().updateVersion(
            lend.rowChange()
                .key(SeatMapping.HALL, hall)
                .key(SeatMapping.NUMBER, number)
                .set(SeatMapping.VERSION, version)
                .set(SeatMapping.GUEST, guest)
                .row()));
  }

  /**
   * Deletes the {@code Seat} with the given {@code hall}, {@code number} from table {@code seat},
   * if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM seat WHERE hall = ? AND number = ? IF EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean remove(String hall, int number) {
    return seatRuntime.await(
        remove.returningApplied().deleteByKey(
            remove.key(SeatMapping.HALL, hall),
            remove.key(SeatMapping.NUMBER, number)));
  }
}
