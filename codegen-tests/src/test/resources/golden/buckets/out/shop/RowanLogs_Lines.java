package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Logs.Lines} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanLogs_Lines implements Logs.Lines {
  private final DaoRuntime<Logs.Line> runtime;

  private final DaoRuntime<Logs.Line> save;

  private final DaoRuntime<Logs.Line> store;

  private final DaoRuntime<Logs.Line> saveAll;

  private final DaoRuntime<Logs.Line> change;

  private final DaoRuntime<Logs.Line> reword;

  private final DaoRuntime<Logs.Line> remove;

  private final DaoRuntime<Logs.Line> removeBy;

  private final DaoRuntime<Logs.Line> removeBetween;

  private final DaoRuntime<Logs.Line> removeDay;

  private final KeyedRead<Logs.Line> find;

  private final KeyedRead<Logs.Line> at_2;

  private final KeyedRead<Logs.Line> between;

  private final KeyedRead<Logs.Line> newest;

  private final KeyedRead<Logs.Line> oldestFirst;

  private final KeyedRead<Logs.Line> page_2;

  private final KeyedRead<Logs.Line> pageUpwards;

  private final KeyedRead<Logs.Line> ofDay;

  private final KeyedRead<Logs.Line> count;

  private final KeyedRead<Logs.Line> ofSeveral;

  private final KeyedRead<Logs.Line> newestOf;

  private final KeyedRead<Logs.Line> last;

  private final KeyedRead<Logs.Line> oldestOf;

  private final KeyedRead<Logs.Line> pageOf;

  private final KeyedRead<Logs.Line> newestOfSeveral;

  private final KeyedRead<Logs.Line> byLevel;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanLogs_Lines(Rowan rowan) {
    this.runtime = rowan.runtime(Logs_LineMapping.INSTANCE);
    this.save = runtime.attributedTo("Lines.save", CallKind.WRITE, PlannedRequests.of(3));
    this.store = runtime.attributedTo("Lines.store", CallKind.WRITE, PlannedRequests.of(3));
    this.saveAll = runtime.attributedTo("Lines.saveAll", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.change = runtime.attributedTo("Lines.change", CallKind.WRITE, PlannedRequests.of(3));
    this.reword = runtime.attributedTo("Lines.reword", CallKind.WRITE, PlannedRequests.of(1));
    this.remove = runtime.attributedTo("Lines.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.removeBy = runtime.attributedTo("Lines.removeBy", CallKind.WRITE, PlannedRequests.of(2));
    this.removeBetween =
        runtime.attributedTo("Lines.removeBetween", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.removeDay =
        runtime.attributedTo("Lines.removeDay", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.find = runtime.keyedRead(
            ReadPlan.direct("Lines.find", Logs_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at = ? AND id = ?", PlannedRequests.of(1)));
    this.at_2 = runtime.keyedRead(
            ReadPlan.direct("Lines.at", Logs_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at = ?", PlannedRequests.of(1)));
    this.between = runtime.keyedRead(
            ReadPlan.direct("Lines.between", Logs_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.newest = runtime.keyedRead(
            ReadPlan.direct("Lines.newest", Logs_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.oldestFirst = runtime.keyedRead(
            ReadPlan.direct("Lines.oldestFirst", Logs_LineMapping.TABLE).backwards().inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ? ORDER BY at ASC, id DESC", PlannedRequests.UNKNOWN));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("Lines.page", Logs_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.pageUpwards = runtime.keyedRead(
            ReadPlan.direct("Lines.pageUpwards", Logs_LineMapping.TABLE).backwards().inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ? ORDER BY at ASC, id DESC", PlannedRequests.UNKNOWN));
    this.ofDay = runtime.keyedRead(
            ReadPlan.direct("Lines.ofDay", Logs_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE source = ? AND day = ?", PlannedRequests.of(1)));
    this.count = runtime.keyedRead(
            ReadPlan.direct("Lines.count", Logs_LineMapping.TABLE).ofKeys().inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.ofSeveral = runtime.keyedRead(
            ReadPlan.direct("Lines.ofSeveral", Logs_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.newestOf = runtime.keyedRead(
            ReadPlan.direct("Lines.newestOf", Logs_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? LIMIT ?", PlannedRequests.of(40)));
    this.last = runtime.keyedRead(
            ReadPlan.direct("Lines.last", Logs_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? LIMIT 1", PlannedRequests.of(40)));
    this.oldestOf = runtime.keyedRead(
            ReadPlan.direct("Lines.oldestOf", Logs_LineMapping.TABLE).backwards().inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? ORDER BY at ASC, id DESC", PlannedRequests.of(40)));
    this.pageOf = runtime.keyedRead(
            ReadPlan.direct("Lines.pageOf", Logs_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ?", PlannedRequests.of(40)));
    this.newestOfSeveral = runtime.keyedRead(
            ReadPlan.direct("Lines.newestOfSeveral", Logs_LineMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM line WHERE source = ? AND day = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.byLevel = runtime.keyedRead(
            ReadPlan.through("Lines.byLevel", Logs_LineMapping.LINES_BY_LEVEL)
                .as("SELECT ... FROM lines_by_level WHERE level = ? LIMIT ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Line} as a row of table {@code line}. Derived tables: {@code
   * lines_by_level}.
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
  public void save(Logs.Line line) {
    runtime.await(save.insert(line, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Line} as a row of table {@code line}. Derived tables: {@code
   * lines_by_level}.
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
   * <p>The result has the computed key columns, and the values that the insert generates for null
   * properties.
   */
  @Override
  public Logs.Line store(Logs.Line line) {
    return runtime.await(store.insertReturning(line, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Line} of a collection as a row of table {@code line}. Derived tables:
   * {@code lines_by_level}.
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
   * <p>The result has the computed key columns, and the values that the insert generates for null
   * properties.
   */
  @Override
  public List<Logs.Line> saveAll(List<Logs.Line> lines) {
    return runtime.await(saveAll.insertAll(lines, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Line} in table {@code line}. Derived tables: {@code
   * lines_by_level}.
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
  public void change(Logs_LinePatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Updates {@code message} of one row of table {@code line}. Derived tables: {@code
   * lines_by_level}.
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
                .key(Logs_LineMapping.SOURCE, source)
                .key(Logs_LineMapping.DAY_OF_AT, at)
                .key(Logs_LineMapping.AT, at)
                .key(Logs_LineMapping.ID, id)
                .set(Logs_LineMapping.MESSAGE, message)
                .row()));
  }

  /**
   * Deletes the row of one {@code Line} from table {@code line}. Derived tables: {@code
   * lines_by_level}.
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
  public void remove(Logs.Line line) {
    runtime.await(remove.delete(line));
  }

  /**
   * Deletes the {@code Line} with the given {@code source}, {@code at}, {@code id} from table
   * {@code line}. Derived tables: {@code lines_by_level}.
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
            removeBy.key(Logs_LineMapping.SOURCE, source),
            removeBy.key(Logs_LineMapping.DAY_OF_AT, at),
            removeBy.key(Logs_LineMapping.AT, at),
            removeBy.key(Logs_LineMapping.ID, id)));
  }

  /**
   * Deletes each {@code Line} with the given {@code source} and with any of the given values of
   * {@code day}, and with {@code at} in the given range from table {@code line}. Derived tables:
   * {@code lines_by_level}.
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
            removeBetween.rangeOf(Logs_LineMapping.AT, at),
            removeBetween.key(Logs_LineMapping.SOURCE, source),
            removeBetween.buckets(Logs_LineMapping.DAY_OF_AT, at)));
  }

  /**
   * Deletes every {@code Line} with the given {@code source}, {@code day} from table {@code
   * line}. Derived tables: {@code lines_by_level}.
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
            removeDay.key(Logs_LineMapping.SOURCE, source),
            removeDay.key(Logs_LineMapping.DAY, day)));
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
  public Optional<Logs.Line> find(String source, Instant at, long id) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Logs_LineMapping.SOURCE, source),
                find.key(Logs_LineMapping.DAY_OF_AT, at),
                find.key(Logs_LineMapping.AT, at),
                find.key(Logs_LineMapping.ID, id)));
  }

  /**
   * Reads the {@code Line} rows with the given {@code source}, {@code at} from table {@code
   * line}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Logs.Line> at(String source, Instant at) {
    return runtime.awaitRead(
        at_2
            .select(
                at_2.key(Logs_LineMapping.SOURCE, source),
                at_2.key(Logs_LineMapping.DAY_OF_AT, at),
                at_2.key(Logs_LineMapping.AT, at))
            .list());
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
  public List<Logs.Line> between(String source, Range<Instant> at) {
    return runtime.awaitRead(
        between
            .select(
                between.key(Logs_LineMapping.SOURCE, source),
                between.walk(Logs_LineMapping.DAY_OF_AT, at))
            .range(between.rangeOf(Logs_LineMapping.AT, at))
            .list());
  }

  /**
   * Reads the {@code Line} rows with the given {@code source}, and with {@code at} in the given
   * range from table {@code line}. The rows are in their stored order; a bucket is read when its
   * rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND
   * at <= ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Logs.Line> newest(String source, Range<Instant> at, Limit limit) {
    return runtime.awaitRead(
        newest
            .select(
                newest.key(Logs_LineMapping.SOURCE, source),
                newest.walk(Logs_LineMapping.DAY_OF_AT, at))
            .range(newest.rangeOf(Logs_LineMapping.AT, at))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Line} rows with the given {@code source}, and with {@code at} in the given
   * range from table {@code line}. The rows are in the reverse of their stored order; a bucket is
   * read when its rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND
   * at <= ? ORDER BY at ASC, id DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Logs.Line> oldestFirst(String source, Range<Instant> at) {
    return runtime.awaitRead(
        oldestFirst
            .select(
                oldestFirst.key(Logs_LineMapping.SOURCE, source),
                oldestFirst.walk(Logs_LineMapping.DAY_OF_AT, at))
            .range(oldestFirst.rangeOf(Logs_LineMapping.AT, at))
            .stream());
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
  public Page<Logs.Line> page(String source, Range<Instant> at, PageRequest page) {
    return runtime.awaitRead(
        page_2
            .select(
                page_2.key(Logs_LineMapping.SOURCE, source),
                page_2.walk(Logs_LineMapping.DAY_OF_AT, at))
            .range(page_2.rangeOf(Logs_LineMapping.AT, at))
            .page(page));
  }

  /**
   * Reads the {@code Line} rows with the given {@code source}, and with {@code at} in the given
   * range from table {@code line}. The rows are in the reverse of their stored order; a bucket is
   * read when its rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND
   * at <= ? ORDER BY at ASC, id DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Logs.Line> pageUpwards(String source, Range<Instant> at, PageRequest page) {
    return runtime.awaitRead(
        pageUpwards
            .select(
                pageUpwards.key(Logs_LineMapping.SOURCE, source),
                pageUpwards.walk(Logs_LineMapping.DAY_OF_AT, at))
            .range(pageUpwards.rangeOf(Logs_LineMapping.AT, at))
            .page(page));
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
  public List<Logs.Line> ofDay(String source, LocalDate day) {
    return runtime.awaitRead(
        ofDay
            .select(
                ofDay.key(Logs_LineMapping.SOURCE, source),
                ofDay.key(Logs_LineMapping.DAY, day))
            .list());
  }

  /**
   * Counts the {@code Line} rows with the given {@code source}, and with {@code at} in the given
   * range in table {@code line}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND
   * at <= ?}.
   *
   * <p>On a cluster the program reads whole rows and counts them, as all columns tell whether a
   * row exists: 1 request for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long count(String source, Range<Instant> at) {
    return runtime.awaitRead(
        count
            .select(
                count.key(Logs_LineMapping.SOURCE, source),
                count.walk(Logs_LineMapping.DAY_OF_AT, at))
            .range(count.rangeOf(Logs_LineMapping.AT, at))
            .count());
  }

  /**
   * Reads the {@code Line} rows with any of the given {@code source}, and with {@code at} in the
   * given range from table {@code line}. The rows are in their stored order; a bucket is read
   * when its rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each combination of source, day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? AND at >= ? AND
   * at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Logs.Line> ofSeveral(Collection<String> source, Range<Instant> at) {
    return runtime.awaitRead(
        ofSeveral
            .select(
                ofSeveral.anyOf(Logs_LineMapping.SOURCE, source),
                ofSeveral.walk(Logs_LineMapping.DAY_OF_AT, at))
            .range(ofSeveral.rangeOf(Logs_LineMapping.AT, at))
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
  public List<Logs.Line> newestOf(String source, Limit limit) {
    return runtime.awaitRead(
        newestOf
            .select(
                newestOf.key(Logs_LineMapping.SOURCE, source),
                newestOf.walk(Logs_LineMapping.DAY_OF_AT))
            .limit(limit)
            .list());
  }

  /**
   * Reads the first of the {@code Line} rows with the given {@code source} from table {@code
   * line}. The rows are in their stored order; a bucket is read when its rows are needed. The
   * last bucket is that of the current time: rows of later buckets are not found.
   *
   * <p>Cost: 1 partition, 1 request, for each of at most 40 buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Logs.Line> last(String source) {
    return runtime.awaitRead(
        last
            .optional(
                last.key(Logs_LineMapping.SOURCE, source),
                last.walk(Logs_LineMapping.DAY_OF_AT)));
  }

  /**
   * Reads the {@code Line} rows with the given {@code source} from table {@code line}. The rows
   * are in the reverse of their stored order; a bucket is read when its rows are needed. The last
   * bucket is that of the current time: rows of later buckets are not found.
   *
   * <p>Cost: 1 partition, 1 request, for each of at most 40 buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? ORDER BY at
   * ASC, id DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Logs.Line> oldestOf(String source) {
    return runtime.awaitRead(
        oldestOf
            .select(
                oldestOf.key(Logs_LineMapping.SOURCE, source),
                oldestOf.walk(Logs_LineMapping.DAY_OF_AT))
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
  public Page<Logs.Line> pageOf(String source, PageRequest page) {
    return runtime.awaitRead(
        pageOf
            .select(
                pageOf.key(Logs_LineMapping.SOURCE, source),
                pageOf.walk(Logs_LineMapping.DAY_OF_AT))
            .page(page));
  }

  /**
   * Reads the {@code Line} rows with any of the given {@code source} from table {@code line}. The
   * rows are in their stored order; a bucket is read when its rows are needed. The last bucket is
   * that of the current time: rows of later buckets are not found.
   *
   * <p>Cost: 1 partition, 1 request, for each value of source, for each of at most 40 buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE source = ? AND day = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Logs.Line> newestOfSeveral(Collection<String> source, Limit limit) {
    return runtime.awaitRead(
        newestOfSeveral
            .select(
                newestOfSeveral.anyOf(Logs_LineMapping.SOURCE, source),
                newestOfSeveral.walk(Logs_LineMapping.DAY_OF_AT))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Line} rows with the given {@code level}, through the index table {@code
   * lines_by_level}. The rows are in their stored order. Each row found is read from table {@code
   * line}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM lines_by_level WHERE level = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Logs.Line> byLevel(String level, Limit limit) {
    return runtime.awaitRead(
        byLevel
            .select(byLevel.key(Logs_LineMapping.LEVEL, level))
            .limit(limit)
            .list());
  }
}
