package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Journals.Lines} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanJournals_Lines implements Journals.Lines {
  private final DaoRuntime<Journals.Line> runtime;

  private final DaoRuntime<Journals.Line> save;

  private final DaoRuntime<Journals.Line> store;

  private final DaoRuntime<Journals.Line> saveAll;

  private final DaoRuntime<Journals.Line> add;

  private final DaoRuntime<Journals.Line> change;

  private final DaoRuntime<Journals.Line> reword;

  private final DaoRuntime<Journals.Line> remove;

  private final DaoRuntime<Journals.Line> removeBy;

  private final DaoRuntime<Journals.Line> removeBetween;

  private final DaoRuntime<Journals.Line> removeDay;

  private final KeyedRead<Journals.Line> find;

  private final KeyedRead<Journals.Line> between;

  private final KeyedRead<Journals.Line> ofDay;

  private final KeyedRead<Journals.Line> ofDays;

  private final KeyedRead<Journals.Line> afternoon;

  private final KeyedRead<Journals.Line> newestOf;

  private final KeyedRead<Journals.Line> pageOf;

  private final KeyedRead<Journals.Heading> headings;

  private final KeyedRead<LocalDate> dayOf;

  private final KeyedRead<Row> counts;

  private final KeyedRead<Journals.Line> ofLevel;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanJournals_Lines(Rowan rowan) {
    this.runtime = rowan.runtime(Journals_LineMapping.INSTANCE);
    this.save = runtime.attributedTo("Lines.save", CallKind.WRITE, PlannedRequests.of(3));
    this.store = runtime.attributedTo("Lines.store", CallKind.WRITE, PlannedRequests.of(3));
    this.saveAll = runtime.attributedTo("Lines.saveAll", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.add = runtime.attributedTo("Lines.add", CallKind.WRITE, PlannedRequests.of(3));
    this.change = runtime.attributedTo("Lines.change", CallKind.WRITE, PlannedRequests.of(3));
    this.reword = runtime.attributedTo("Lines.reword", CallKind.WRITE, PlannedRequests.of(1));
    this.remove = runtime.attributedTo("Lines.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.removeBy = runtime.attributedTo("Lines.removeBy", CallKind.WRITE, PlannedRequests.of(2));
    this.removeBetween =
        runtime.attributedTo("Lines.removeBetween", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.removeDay =
        runtime.attributedTo("Lines.removeDay", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.find = runtime.keyedRead(
            ReadPlan.direct("Lines.find", Journals_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at = ? AND id = ?", PlannedRequests.of(1)));
    this.between = runtime.keyedRead(
            ReadPlan.direct("Lines.between", Journals_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.ofDay = runtime.keyedRead(
            ReadPlan.direct("Lines.ofDay", Journals_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE source = ? AND day = ?", PlannedRequests.of(1)));
    this.ofDays = runtime.keyedRead(
            ReadPlan.direct("Lines.ofDays", Journals_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE source = ? AND day = ?", PlannedRequests.UNKNOWN));
    this.afternoon = runtime.keyedRead(
            ReadPlan.direct("Lines.afternoon", Journals_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ?", PlannedRequests.of(1)));
    this.newestOf = runtime.keyedRead(
            ReadPlan.direct("Lines.newestOf", Journals_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? LIMIT ?", PlannedRequests.of(40)));
    this.pageOf = runtime.keyedRead(
            ReadPlan.direct("Lines.pageOf", Journals_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ?", PlannedRequests.of(40)));
    this.headings = runtime.keyedRead(
            ReadPlan.direct("Lines.headings", Journals_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Journals_LineMapping.DAY, Journals_LineMapping.MESSAGE),
                row -> new Journals.Heading(Journals_LineMapping.DAY.decode(row), Journals_LineMapping.MESSAGE.decode(row))));
    this.dayOf = runtime.keyedRead(
            ReadPlan.direct("Lines.dayOf", Journals_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at = ? AND id = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Journals_LineMapping.DAY),
                Journals_LineMapping.DAY::decode));
    this.counts = runtime.keyedRead(
            ReadPlan.direct("Lines.counts", Journals_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Journals_LineMapping.SOURCE, Journals_LineMapping.DAY),
                row -> row));
    this.ofLevel = runtime.keyedRead(
            ReadPlan.through("Lines.ofLevel", Journals_LineMapping.LINES_OF_LEVEL)
                .as("SELECT ... FROM lines_of_level WHERE level = ? LIMIT ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Line} as a row of table {@code line}. Derived tables: {@code
   * lines_of_level}.
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
  public void save(Journals.Line line) {
    runtime.await(save.insert(line, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Line} as a row of table {@code line}. Derived tables: {@code
   * lines_of_level}.
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
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Journals.Line store(Journals.Line line) {
    return runtime.await(store.insertReturning(line, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Line} of a collection as a row of table {@code line}. Derived tables:
   * {@code lines_of_level}.
   *
   * <p>Cost: 1 row and up to 2 index entries written for each element of lines; on the embedded
   * store in 1 step for up to 32 rows of one partition, on a cluster each in 3 round trips: a
   * read of the row, then up to 1 entry in parallel, then the row; then, after the call returns,
   * up to 1 request more.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public List<Journals.Line> saveAll(List<Journals.Line> lines) {
    return runtime.await(saveAll.insertAll(lines, Nulls.UNSET));
  }

  /**
   * Inserts a row with {@code source}, {@code day}, {@code at}, {@code id}, {@code level}, {@code
   * message} into table {@code line}. Derived tables: {@code lines_of_level}.
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
  public void add(String source, Instant at, long id, String message) {
    runtime.await(
        add.insert(
            add.rowChange()
                .key(Journals_LineMapping.SOURCE, source)
                .key(Journals_LineMapping.DAY_OF_AT, at)
                .key(Journals_LineMapping.AT, at)
                .key(Journals_LineMapping.ID, id)
                .set(Journals_LineMapping.LEVEL, "info")
                .give(Journals_LineMapping.MESSAGE, message)
                .row()));
  }

  /**
   * Applies a patch to the row of one {@code Line} in table {@code line}. Derived tables: {@code
   * lines_of_level}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>A patch without changes is not written, and counts as applied.
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
  public void change(Journals_LinePatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Updates {@code message} of one row of table {@code line}. Derived tables: {@code
   * lines_of_level}.
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
  public void reword(String source, Instant at, long id, String message) {
    runtime.await(
        reword.update(
            reword.rowChange()
                .key(Journals_LineMapping.SOURCE, source)
                .key(Journals_LineMapping.DAY_OF_AT, at)
                .key(Journals_LineMapping.AT, at)
                .key(Journals_LineMapping.ID, id)
                .set(Journals_LineMapping.MESSAGE, message)
                .row()));
  }

  /**
   * Deletes the row of one {@code Line} from table {@code line}. Derived tables: {@code
   * lines_of_level}.
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
  public void remove(Journals.Line line) {
    runtime.await(remove.delete(line));
  }

  /**
   * Deletes the {@code Line} with the given {@code source}, {@code at}, {@code id} from table
   * {@code line}. Derived tables: {@code lines_of_level}.
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
  public void removeBy(String source, Instant at, long id) {
    runtime.await(
        removeBy.deleteByKey(
            removeBy.key(Journals_LineMapping.SOURCE, source),
            removeBy.key(Journals_LineMapping.DAY_OF_AT, at),
            removeBy.key(Journals_LineMapping.AT, at),
            removeBy.key(Journals_LineMapping.ID, id)));
  }

  /**
   * Deletes each {@code Line} with the given {@code source} and with any of the given values of
   * {@code day}, and with {@code at} in the given range from table {@code line}. Derived tables:
   * {@code lines_of_level}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted for each value of day; on
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
   */
  @Override
  public void removeBetween(String source, Range<Instant> at) {
    runtime.await(
        removeBetween.ofKeys().deleteRange(
            removeBetween.rangeOf(Journals_LineMapping.AT, at),
            removeBetween.key(Journals_LineMapping.SOURCE, source),
            removeBetween.buckets(Journals_LineMapping.DAY_OF_AT, at)));
  }

  /**
   * Deletes every {@code Line} with the given {@code source}, {@code day} from table {@code
   * line}. Derived tables: {@code lines_of_level}.
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
  public void removeDay(String source, LocalDate day) {
    runtime.await(
        removeDay.deleteByKey(
            removeDay.key(Journals_LineMapping.SOURCE, source),
            removeDay.key(Journals_LineMapping.DAY, day)));
  }

  /**
   * Reads the {@code Line} with the given {@code source}, {@code at}, {@code id} from table
   * {@code line}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at = ? AND
   * id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Journals.Line> find(String source, Instant at, long id) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Journals_LineMapping.SOURCE, source),
                find.key(Journals_LineMapping.DAY_OF_AT, at),
                find.key(Journals_LineMapping.AT, at),
                find.key(Journals_LineMapping.ID, id)));
  }

  /**
   * Reads the {@code Line} rows with the given {@code source}, and with {@code at} in the given
   * range from table {@code line}. The rows are in their stored order; a bucket is read when its
   * rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND
   * at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Line> between(String source, Range<Instant> at) {
    return runtime.awaitRead(
        between
            .select(
                between.key(Journals_LineMapping.SOURCE, source),
                between.walk(Journals_LineMapping.DAY_OF_AT, at))
            .range(between.rangeOf(Journals_LineMapping.AT, at))
            .list());
  }

  /**
   * Reads the {@code Line} rows with the given {@code source}, {@code day} from table {@code
   * line}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Line> ofDay(String source, LocalDate day) {
    return runtime.awaitRead(
        ofDay
            .select(
                ofDay.key(Journals_LineMapping.SOURCE, source),
                ofDay.key(Journals_LineMapping.DAY, day))
            .list());
  }

  /**
   * Reads the {@code Line} rows where {@code source = :source and day in :days} from table {@code
   * line}. Partitions are read in the order of their keys, the rows of each in their stored
   * order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Line> ofDays(String source, Collection<LocalDate> days) {
    return runtime.awaitRead(
        ofDays
            .select(
                ofDays.key(Journals_LineMapping.SOURCE, source),
                ofDays.anyOf(Journals_LineMapping.DAY, days))
            .list());
  }

  /**
   * Reads the {@code Line} rows where {@code source = :source AND day = :day AND at >=
   * '2026-02-27 13:00Z'} from table {@code line}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Line> afternoon(String source, LocalDate day) {
    return runtime.awaitRead(
        afternoon
            .select(
                afternoon.key(Journals_LineMapping.SOURCE, source),
                afternoon.key(Journals_LineMapping.DAY, day))
            .between(
                Bound.of(afternoon.key(Journals_LineMapping.AT, Instant.parse("2026-02-27T13:00:00Z")), true),
                null)
            .list());
  }

  /**
   * Reads the {@code Line} rows with the given {@code source} from table {@code line}. The rows
   * are in their stored order; a bucket is read when its rows are needed. The last bucket is that
   * of the current time: rows of later buckets are not found.
   *
   * <p>Cost: 1 partition, 1 request, for each of at most 40 buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Line> newestOf(String source, Limit limit) {
    return runtime.awaitRead(
        newestOf
            .select(
                newestOf.key(Journals_LineMapping.SOURCE, source),
                newestOf.walk(Journals_LineMapping.DAY_OF_AT))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Line} rows with the given {@code source} from table {@code line}. The rows
   * are in their stored order; a bucket is read when its rows are needed. The last bucket is that
   * of the current time: rows of later buckets are not found.
   *
   * <p>Cost: 1 partition, 1 request, for each of at most 40 buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Journals.Line> pageOf(String source, PageRequest page) {
    return runtime.awaitRead(
        pageOf
            .select(
                pageOf.key(Journals_LineMapping.SOURCE, source),
                pageOf.walk(Journals_LineMapping.DAY_OF_AT))
            .page(page));
  }

  /**
   * Reads {@code day}, {@code message} of the {@code Line} rows with the given {@code source},
   * and with {@code at} in the given range from table {@code line}. The rows are in their stored
   * order; a bucket is read when its rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND
   * at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Heading> headings(String source, Range<Instant> at) {
    return runtime.awaitRead(
        headings
            .select(
                headings.key(Journals_LineMapping.SOURCE, source),
                headings.walk(Journals_LineMapping.DAY_OF_AT, at))
            .range(headings.rangeOf(Journals_LineMapping.AT, at))
            .list());
  }

  /**
   * Reads {@code day} of the {@code Line} with the given {@code source}, {@code at}, {@code id}
   * from table {@code line}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at = ? AND
   * id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<LocalDate> dayOf(String source, Instant at, long id) {
    return runtime.awaitRead(
        dayOf
            .optional(
                dayOf.key(Journals_LineMapping.SOURCE, source),
                dayOf.key(Journals_LineMapping.DAY_OF_AT, at),
                dayOf.key(Journals_LineMapping.AT, at),
                dayOf.key(Journals_LineMapping.ID, id)));
  }

  /**
   * Computes {@code day}, <code>count&#40;&#42;&#41;</code> of the {@code Line} rows with the
   * given {@code source}, and with {@code at} in the given range in table {@code line}, for each
   * {@code source}, {@code day}. The rows are in their stored order; a bucket is read when its
   * rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND
   * at <= ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the results: 1 request
   * for each page of rows, and memory holds one page. The groups are in the order of their rows.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.DayCount> counts(String source, Range<Instant> at) {
    return runtime.awaitRead(
        counts
            .select(
                counts.key(Journals_LineMapping.SOURCE, source),
                counts.walk(Journals_LineMapping.DAY_OF_AT, at))
            .range(counts.rangeOf(Journals_LineMapping.AT, at))
            .groupedBy(
                List.of(Journals_LineMapping.SOURCE, Journals_LineMapping.DAY),
                values -> new Journals.DayCount(
                    values.of(Aggregate.first(Journals_LineMapping.DAY)),
                    values.of(Aggregate.count())),
                List.of(
                    Aggregate.first(Journals_LineMapping.DAY),
                    Aggregate.count()))
            .list());
  }

  /**
   * Reads the {@code Line} rows with the given {@code level}, through the index table {@code
   * lines_of_level}. The rows are in their stored order. Each row found is read from table {@code
   * line}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM lines_of_level WHERE level = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Journals.Line> ofLevel(String level, Limit limit) {
    return runtime.awaitRead(
        ofLevel
            .select(ofLevel.key(Journals_LineMapping.LEVEL, level))
            .limit(limit)
            .list());
  }
}
