package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.WriteOptions;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Notes.Store} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanNotes_Store implements Notes.Store {
  private final DaoRuntime<Notes.Note> runtime;

  private final DaoRuntime<Notes.Note> save;

  private final DaoRuntime<Notes.Note> create;

  private final DaoRuntime<Notes.Note> rename;

  private final KeyedRead<Notes.Note> find;

  private final KeyedRead<Notes.Note> findAll;

  private final KeyedRead<Notes.Note> page_2;

  private final KeyedRead<Notes.Note> byAuthor;

  private final KeyedRead<Notes.Note> hasAny;

  private final KeyedRead<Notes.Note> number;

  private final KeyedRead<Notes.Edit> edits;

  private final KeyedRead<Notes.Times> times;

  private final KeyedRead<Instant> editTimes;

  private final KeyedRead<Notes.Times> timesOf;

  private final KeyedRead<Notes.Note> all;

  private final ScanSelection<Notes.Note> scan;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanNotes_Store(Rowan rowan) {
    rowan.requireConditionalWrites(Notes_NoteMapping.INSTANCE);
    this.runtime = rowan.runtime(Notes_NoteMapping.INSTANCE);
    this.save = runtime.attributedTo("Store.save", CallKind.WRITE, PlannedRequests.of(3));
    this.create =
        runtime.attributedTo("Store.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.rename = runtime.attributedTo("Store.rename", CallKind.WRITE, PlannedRequests.of(3));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Store.find", Notes_NoteMapping.TABLE)
                .as("SELECT ... FROM note WHERE board = ? AND id = ?", PlannedRequests.of(1)));
    this.findAll = runtime.keyedRead(
            ReadPlan.direct("Store.findAll", Notes_NoteMapping.TABLE)
                .as("SELECT ... FROM note WHERE board = ? AND id IN ?", PlannedRequests.of(1)));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("Store.page", Notes_NoteMapping.TABLE)
                .as("SELECT ... FROM note WHERE board = ?", PlannedRequests.of(1)));
    this.byAuthor = runtime.keyedRead(
            ReadPlan.through("Store.byAuthor", Notes_NoteMapping.NOTES_BY_AUTHOR)
                .as("SELECT ... FROM notes_by_author WHERE author = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.hasAny = runtime.keyedRead(
            ReadPlan.through("Store.hasAny", Notes_NoteMapping.NOTES_BY_AUTHOR).ofKeys()
                .as("SELECT ... FROM notes_by_author WHERE author = ? LIMIT 1", PlannedRequests.of(1).andOneForEachRow()));
    this.number = runtime.keyedRead(
            ReadPlan.direct("Store.number", Notes_NoteMapping.TABLE).ofKeys()
                .as("SELECT ... FROM note WHERE board = ?", PlannedRequests.UNKNOWN));
    this.edits = runtime.keyedRead(
            ReadPlan.direct("Store.edits", Notes_NoteMapping.TABLE)
                .as("SELECT ... FROM note WHERE board = ?", PlannedRequests.of(1)),
            Projection.timed(
                List.of(Notes_NoteMapping.TITLE, Notes_NoteMapping.TAGS),
                row -> new Notes.Edit(Notes_NoteMapping.TITLE.decode(row), Notes_NoteMapping.TITLE.writeTime(row), Notes_NoteMapping.TAGS.writeMicrosOrZero(row), Notes_NoteMapping.TAGS.ttlSecondsOrZero(row))));
    this.times = runtime.keyedRead(
            ReadPlan.through("Store.times", Notes_NoteMapping.NOTES_BY_AUTHOR)
                .as("SELECT ... FROM notes_by_author WHERE author = ?", PlannedRequests.of(1).andOneForEachRow()),
            Projection.timed(
                List.of(Notes_NoteMapping.TITLE, Notes_NoteMapping.TAGS),
                row -> new Notes.Times(Notes_NoteMapping.TITLE.decode(row), Notes_NoteMapping.TAGS.writeMicros(row), Notes_NoteMapping.TITLE.ttl(row))));
    this.editTimes = runtime.keyedRead(
            ReadPlan.through("Store.editTimes", Notes_NoteMapping.NOTES_BY_AUTHOR)
                .as("SELECT ... FROM notes_by_author WHERE author = ?", PlannedRequests.of(1).andOneForEachRow()),
            Projection.timed(
                List.of(Notes_NoteMapping.TITLE),
                Notes_NoteMapping.TITLE::writeTime));
    this.timesOf = runtime.keyedRead(
            ReadPlan.direct("Store.timesOf", Notes_NoteMapping.TABLE)
                .as("SELECT ... FROM note WHERE board = ? AND id = ?", PlannedRequests.of(1)),
            Projection.timed(
                List.of(Notes_NoteMapping.TITLE, Notes_NoteMapping.TAGS),
                row -> new Notes.Times(Notes_NoteMapping.TITLE.decode(row), Notes_NoteMapping.TAGS.writeMicros(row), Notes_NoteMapping.TITLE.ttl(row))));
    this.all = runtime.keyedRead(
            ReadPlan.direct("Store.all", Notes_NoteMapping.TABLE)
                .as("SELECT ... FROM note WHERE board = ?", PlannedRequests.of(1)));
    this.scan = runtime.scan(
            ReadPlan.direct("Store.scan", Notes_NoteMapping.TABLE)
                .as("SELECT ... FROM note WHERE token(board) > ? AND token(board) <= ?", PlannedRequests.UNKNOWN));
  }

  /**
   * Inserts one {@code Note} as a row of table {@code note}. Derived tables: {@code
   * notes_by_author}.
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
   *
   * <p>The result has the values that the insert generates for null properties.
   *
   * <p>On a cluster, options with a timestamp are refused (RUN-22): the program orders the index
   * entries by its own timestamps.
   */
  @Override
  public Notes.Note save(Notes.Note note, WriteOptions options) {
    return runtime.await(save.with(options).insertReturning(note, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Note} as a row of table {@code note}, if the row does not exist. Derived
   * tables: {@code notes_by_author}.
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
  public Applied<Notes.Note> create(Notes.Note note) {
    return runtime.await(create.returningCurrentRow().insertIfNotExists(note, Nulls.UNSET));
  }

  /**
   * Updates {@code title} of one row of table {@code note}. Derived tables: {@code
   * notes_by_author}.
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
  public void rename(String board, UUID id, String title) {
    runtime.await(
        rename.update(
            rename.rowChange()
                .key(Notes_NoteMapping.BOARD, board)
                .key(Notes_NoteMapping.ID, id)
                .set(Notes_NoteMapping.TITLE, title)
                .row()));
  }

  /**
   * Reads the {@code Note} with the given {@code board}, {@code id} from table {@code note}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM note WHERE board = ? AND id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Notes.Note> find(String board, UUID id) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Notes_NoteMapping.BOARD, board),
                find.key(Notes_NoteMapping.ID, id)));
  }

  /**
   * Reads the {@code Note} rows with the given {@code board} and any of the given {@code id} from
   * table {@code note}. The keys of the map are in the order of the request; a key without a row
   * is absent.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM note WHERE board = ? AND id IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<UUID, Notes.Note> findAll(String board, Collection<UUID> id) {
    return runtime.awaitRead(
        findAll
            .select(
                findAll.key(Notes_NoteMapping.BOARD, board),
                findAll.anyOf(Notes_NoteMapping.ID, id))
            .map(Notes_NoteMapping.ID, id));
  }

  /**
   * Reads the {@code Note} rows with the given {@code board} from table {@code note}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM note WHERE board = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Notes.Note> page(String board, PageRequest page) {
    return runtime.awaitRead(
        page_2
            .select(page_2.key(Notes_NoteMapping.BOARD, board))
            .page(page));
  }

  /**
   * Reads the {@code Note} rows with the given {@code author}, through the index table {@code
   * notes_by_author}. The rows are in their stored order. Each row found is read from table
   * {@code note}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM notes_by_author WHERE author = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public List<Notes.Note> byAuthor(String author) {
    return runtime.awaitRead(
        byAuthor
            .select(byAuthor.key(Notes_NoteMapping.AUTHOR, author))
            .list());
  }

  /**
   * Returns whether there is a {@code Note} with the given {@code author}, through the index
   * table {@code notes_by_author}.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found whose entry is
   * not confirmed.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM notes_by_author WHERE author = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public boolean hasAny(String author) {
    return runtime.awaitRead(
        hasAny
            .select(hasAny.key(Notes_NoteMapping.AUTHOR, author))
            .exists());
  }

  /**
   * Counts the {@code Note} rows with the given {@code board} in table {@code note}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM note WHERE board = ?}.
   *
   * <p>On a cluster the program reads whole rows and counts them, as all columns tell whether a
   * row exists: 1 request for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long number(String board) {
    return runtime.awaitRead(
        number
            .select(number.key(Notes_NoteMapping.BOARD, board))
            .count());
  }

  /**
   * Reads {@code title}, {@code writetime(title)}, {@code writetime(tags)}, {@code ttl(tags)} of
   * the {@code Note} rows with the given {@code board} from table {@code note}. The rows are in
   * their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM note WHERE board = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Notes.Edit> edits(String board) {
    return runtime.awaitRead(
        edits
            .select(edits.key(Notes_NoteMapping.BOARD, board))
            .stream());
  }

  /**
   * Reads {@code title}, {@code writetime(tags)}, {@code ttl(title)} of the {@code Note} rows
   * with the given {@code author}, through the index table {@code notes_by_author}. The rows are
   * in their stored order. Each row found is read from table {@code note}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM notes_by_author WHERE author = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public List<Notes.Times> times(String author) {
    return runtime.awaitRead(
        times
            .select(times.key(Notes_NoteMapping.AUTHOR, author))
            .list());
  }

  /**
   * Reads {@code writetime(title)} of the {@code Note} rows with the given {@code author},
   * through the index table {@code notes_by_author}. The rows are in their stored order. Each row
   * found is read from table {@code note}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM notes_by_author WHERE author = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public List<Instant> editTimes(String author) {
    return runtime.awaitRead(
        editTimes
            .select(editTimes.key(Notes_NoteMapping.AUTHOR, author))
            .list());
  }

  /**
   * Reads {@code title}, {@code writetime(tags)}, {@code ttl(title)} of the {@code Note} where
   * {@code board = :board AND id = :id} from table {@code note}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM note WHERE board = ? AND id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Notes.Times> timesOf(String board, UUID id) {
    return runtime.awaitRead(
        timesOf
            .optional(
                timesOf.key(Notes_NoteMapping.BOARD, board),
                timesOf.key(Notes_NoteMapping.ID, id)));
  }

  /**
   * Reads the {@code Note} rows where {@code board = :board} from table {@code note}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM note WHERE board = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Notes.Note> all(String board) {
    return runtime.awaitRead(
        all
            .select(all.key(Notes_NoteMapping.BOARD, board))
            .list());
  }

  /**
   * Reads every {@code Note} of table {@code note}, in token order. Reason: {@code a test reads
   * all}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM note WHERE token(board) > ? AND token(board) <=
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Notes.Note> scan() {
    return runtime.awaitRead(scan.stream());
  }
}
