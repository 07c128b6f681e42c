package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import map.Reading;
import map.Spot;
import map.SpotMapping;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Boxes} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanBoxes implements Boxes {
  private final DaoRuntime<Box> runtime;

  private final DaoRuntime<Box> save;

  private final DaoRuntime<Box> change;

  private final DaoRuntime<Box> read;

  private final DaoRuntime<Box> swap;

  private final DaoRuntime<Box> remove;

  private final KeyedRead<Box> find;

  private final KeyedRead<Box> at_2;

  private final KeyedRead<Box> between;

  private final KeyedRead<Box> some;

  private final KeyedRead<Boxes.Seen> seen;

  private final KeyedRead<Reading> last_2;

  private final KeyedRead<String> labels;

  private final KeyedRead<Box> where;

  private final KeyedRead<Box> literal;

  private final KeyedRead<Spot> after;

  private final KeyedRead<Spot> window;

  private final DaoRuntime<Box> visit;

  private final KeyedRead<Reading> queried;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanBoxes(Rowan rowan) {
    rowan.requireConditionalWrites(BoxMapping.INSTANCE);
    this.runtime = rowan.runtime(BoxMapping.INSTANCE);
    this.save = runtime.attributedTo("Boxes.save", CallKind.WRITE, PlannedRequests.of(3));
    this.change = runtime.attributedTo("Boxes.change", CallKind.WRITE, PlannedRequests.of(3));
    this.read = runtime.attributedTo("Boxes.read", CallKind.WRITE, PlannedRequests.of(3));
    this.swap =
        runtime.attributedTo("Boxes.swap", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(3));
    this.remove = runtime.attributedTo("Boxes.remove", CallKind.WRITE, PlannedRequests.of(3));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Boxes.find", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door = ?", PlannedRequests.of(1)));
    this.at_2 = runtime.keyedRead(
            ReadPlan.direct("Boxes.at", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ?", PlannedRequests.of(1)));
    this.between = runtime.keyedRead(
            ReadPlan.direct("Boxes.between", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door >= ? AND door <= ?", PlannedRequests.of(1)));
    this.some = runtime.keyedRead(
            ReadPlan.direct("Boxes.some", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door IN ?", PlannedRequests.of(1)));
    this.seen = runtime.keyedRead(
            ReadPlan.direct("Boxes.seen", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BoxMapping.DOOR, BoxMapping.LAST),
                row -> new Boxes.Seen(BoxMapping.DOOR.decode(row), BoxMapping.LAST.decode(row))));
    this.last_2 = runtime.keyedRead(
            ReadPlan.direct("Boxes.last", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BoxMapping.LAST),
                BoxMapping.LAST::decode));
    this.labels = runtime.keyedRead(
            ReadPlan.through("Boxes.labels", BoxMapping.BOXES_BY_DOOR)
                .as("SELECT ... FROM boxes_by_door WHERE door = ?", PlannedRequests.of(1).andOneForEachRow()),
            new Projection<>(
                List.of(BoxMapping.LABEL),
                BoxMapping.LABEL::decode));
    this.where = runtime.keyedRead(
            ReadPlan.direct("Boxes.where", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door = ?", PlannedRequests.of(1)));
    this.literal = runtime.keyedRead(
            ReadPlan.direct("Boxes.literal", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door IN ?", PlannedRequests.of(1)));
    this.after = runtime.keyedRead(
            ReadPlan.direct("Boxes.after", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door > ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BoxMapping.DOOR),
                BoxMapping.DOOR::decode));
    this.window = runtime.keyedRead(
            ReadPlan.direct("Boxes.window", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door >= ? AND door < ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BoxMapping.DOOR),
                BoxMapping.DOOR::decode));
    this.visit = runtime.attributedTo("Boxes.visit", CallKind.WRITE, PlannedRequests.of(3));
    this.queried = runtime.keyedRead(
            ReadPlan.direct("Boxes.queried", BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE spot = ? AND door = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BoxMapping.LAST),
                BoxMapping.LAST::decode));
  }

  /**
   * Inserts one {@code Box} as a row of table {@code box}. Derived tables: {@code boxes_by_door}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row if it is
   * unchanged; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void save(Box box) {
    runtime.await(save.insert(box, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Box} in table {@code box}. Derived tables: {@code
   * boxes_by_door}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row if it is
   * unchanged; then, after the call returns, up to 1 request more.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>A retry of an append or a prepend to a list can add its elements twice.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void change(BoxPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Updates {@code last} of one row of table {@code box}. Derived tables: {@code boxes_by_door}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row if it is
   * unchanged; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void read(Spot spot, Spot door, Reading last) {
    runtime.await(
        read.update(
            read.rowChange()
                .key(BoxMapping.SPOT, spot)
                .key(BoxMapping.DOOR, door)
                .set(BoxMapping.LAST, last)
                .row()));
  }

  /**
   * Updates {@code last} of one row of table {@code box}, if {@code last = :old}. Derived tables:
   * {@code boxes_by_door}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row if it is
   * unchanged; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Of concurrent writers, one is applied and the others are
   * notified. A retry checks the condition again, on a row that the first attempt may have
   * written.
   */
  @Override
  public boolean swap(Spot spot, Spot door, Reading last, Reading old) {
    return runtime.await(
        swap.returningApplied()
            .onlyIf(
                swap.conditions()
                    .compare(BoxMapping.LAST, ColumnCondition.Operator.EQ, old))
            .update(
                swap.rowChange()
                    .key(BoxMapping.SPOT, spot)
                    .key(BoxMapping.DOOR, door)
                    .set(BoxMapping.LAST, last)
                    .row()));
  }

  /**
   * Deletes the {@code Box} with the given {@code spot}, {@code door} from table {@code box}.
   * Derived tables: {@code boxes_by_door}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row if it is
   * unchanged; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void remove(Spot spot, Spot door) {
    runtime.await(
        remove.deleteByKey(
            remove.key(BoxMapping.SPOT, spot),
            remove.key(BoxMapping.DOOR, door)));
  }

  /**
   * Reads the {@code Box} with the given {@code spot}, {@code door} from table {@code box}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Box> find(Spot spot, Spot door) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(BoxMapping.SPOT, spot),
                find.key(BoxMapping.DOOR, door)));
  }

  /**
   * Reads the {@code Box} rows with the given {@code spot} from table {@code box}. The rows are
   * in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Box> at(Spot spot) {
    return runtime.awaitRead(
        at_2
            .select(at_2.key(BoxMapping.SPOT, spot))
            .list());
  }

  /**
   * Reads the {@code Box} rows with the given {@code spot}, and with {@code door} in the given
   * range from table {@code box}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door >= ? AND door <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Box> between(Spot spot, Range<Spot> door) {
    return runtime.awaitRead(
        between
            .select(between.key(BoxMapping.SPOT, spot))
            .range(between.rangeOf(BoxMapping.DOOR, door))
            .list());
  }

  /**
   * Reads the {@code Box} rows with the given {@code spot} and any of the given {@code door} from
   * table {@code box}. The keys of the map are in the order of the request; a key without a row
   * is absent.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<Spot, Box> some(Spot spot, Collection<Spot> door) {
    return runtime.awaitRead(
        some
            .select(
                some.key(BoxMapping.SPOT, spot),
                some.anyOf(BoxMapping.DOOR, door))
            .map(BoxMapping.DOOR, door));
  }

  /**
   * Reads {@code door}, {@code last} of the {@code Box} rows with the given {@code spot} from
   * table {@code box}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Boxes.Seen> seen(Spot spot) {
    return runtime.awaitRead(
        seen
            .select(seen.key(BoxMapping.SPOT, spot))
            .list());
  }

  /**
   * Reads {@code last} of the {@code Box} with the given {@code spot}, {@code door} from table
   * {@code box}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Reading> last(Spot spot, Spot door) {
    return runtime.awaitRead(
        last_2
            .optional(
                last_2.key(BoxMapping.SPOT, spot),
                last_2.key(BoxMapping.DOOR, door)));
  }

  /**
   * Reads {@code label} of the {@code Box} rows with the given {@code door}, through the index
   * table {@code boxes_by_door}. The rows are in their stored order. The index entries hold these
   * columns.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found whose entry is
   * not confirmed.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM boxes_by_door WHERE door = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public List<String> labels(Spot door) {
    return runtime.awaitRead(
        labels
            .select(labels.key(BoxMapping.DOOR, door))
            .list());
  }

  /**
   * Reads the {@code Box} where {@code spot = :at and door = :door} from table {@code box}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Box> where(Spot at, Spot door) {
    return runtime.awaitRead(
        where
            .optional(
                where.key(BoxMapping.SPOT, at),
                where.key(BoxMapping.DOOR, door)));
  }

  /**
   * Reads the {@code Box} rows where {@code spot = (1, :shelf) and door in ((-1, ''), (:row,
   * null))} from table {@code box}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Box> literal(String shelf, int row) {
    return runtime.awaitRead(
        literal
            .select(
                literal.key(BoxMapping.SPOT, SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(1), SpotMapping.SHELF.encode(shelf)))),
                literal.anyOf(BoxMapping.DOOR, Arrays.asList(SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(-1), SpotMapping.SHELF.encode(""))), SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(row), SpotMapping.SHELF.encode((String) null))))))
            .list());
  }

  /**
   * Reads {@code door} of the {@code Box} rows where {@code spot = :at and door > (-1, null)}
   * from table {@code box}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door > ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Spot> after(Spot at) {
    return runtime.awaitRead(
        after
            .select(after.key(BoxMapping.SPOT, at))
            .between(
                Bound.of(after.key(BoxMapping.DOOR, SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(-1), SpotMapping.SHELF.encode((String) null)))), false),
                null)
            .list());
  }

  /**
   * Reads {@code door} of the {@code Box} rows where {@code spot = (1, :shelf) AND door >= (-2,
   * 'z') AND door < (:row, '')} from table {@code box}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door >= ? AND door < ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Spot> window(String shelf, int row) {
    return runtime.awaitRead(
        window
            .select(window.key(BoxMapping.SPOT, SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(1), SpotMapping.SHELF.encode(shelf)))))
            .between(
                Bound.of(window.key(BoxMapping.DOOR, SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(-2), SpotMapping.SHELF.encode("z")))), true),
                Bound.of(window.key(BoxMapping.DOOR, SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(row), SpotMapping.SHELF.encode("")))), false))
            .list());
  }

  /**
   * Updates {@code visited}, {@code label} of one row of table {@code box}. Derived tables:
   * {@code boxes_by_door}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row if it is
   * unchanged; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void visit(Spot spot, String shelf) {
    runtime.await(
        visit.update(
            visit.rowChange()
                .key(BoxMapping.SPOT, spot)
                .key(BoxMapping.DOOR, SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(-2), SpotMapping.SHELF.encode("z"))))
                .set(BoxMapping.VISITED, new LinkedHashSet<>(Arrays.asList(SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(1), SpotMapping.SHELF.encode("a"))), SpotMapping.INSTANCE.read(TupleValue.of(SpotMapping.ROW.encode(2), SpotMapping.SHELF.encode(shelf))))))
                .set(BoxMapping.LABEL, "moved")
                .row()));
  }

  /**
   * Reads {@code last} of the {@code Box} where {@code spot = :spot AND door = :door} from table
   * {@code box}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE spot = ? AND door = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Reading> queried(Spot spot, Spot door) {
    return runtime.awaitRead(
        queried
            .optional(
                queried.key(BoxMapping.SPOT, spot),
                queried.key(BoxMapping.DOOR, door)));
  }
}
