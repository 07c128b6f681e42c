package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Events} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanEvents implements Events {
  private final DaoRuntime<Event> runtime;

  private final DaoRuntime<Event> save;

  private final KeyedRead<Event> of;

  private final KeyedRead<Event> worst;

  private final KeyedRead<Event> mildest;

  private final KeyedRead<Event> numbered;

  private final KeyedRead<Event> tagged;

  private final ScanSelection<Event> all;

  private final ScanSelection<Event> browse;

  private final KeyedRead<Event> worstOfEach;

  private final ScanSelection<Event> someOfEach;

  private final ScanSelection<Event> some;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanEvents(Rowan rowan) {
    this.runtime = rowan.runtime(EventMapping.INSTANCE);
    this.save = runtime.attributedTo("Events.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.of = runtime.keyedRead(
            ReadPlan.direct("Events.of", EventMapping.TABLE)
                .as("SELECT ... FROM event WHERE source = ? AND day = ?", PlannedRequests.UNKNOWN));
    this.worst = runtime.keyedRead(
            ReadPlan.direct("Events.worst", EventMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM event WHERE source = ? AND day = ?", PlannedRequests.UNKNOWN));
    this.mildest = runtime.keyedRead(
            ReadPlan.direct("Events.mildest", EventMapping.TABLE).backwards()
                .as("SELECT ... FROM event WHERE source = ? AND day = ? AND level IN ? ORDER BY level ASC, number DESC", PlannedRequests.of(1)));
    this.numbered = runtime.keyedRead(
            ReadPlan.direct("Events.numbered", EventMapping.TABLE)
                .as("SELECT ... FROM event WHERE source = ? AND day = ? AND level IN ? AND number >= ? AND number <= ?", PlannedRequests.of(1)));
    this.tagged = runtime.keyedRead(
            ReadPlan.through("Events.tagged", EventMapping.EVENTS_BY_TAG)
                .as("SELECT ... FROM events_by_tag WHERE tags_element = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.all = runtime.scan(
            ReadPlan.direct("Events.all", EventMapping.TABLE)
                .as("SELECT ... FROM event WHERE token(source, day) > ? AND token(source, day) <= ?", PlannedRequests.UNKNOWN));
    this.browse = runtime.scan(
            ReadPlan.direct("Events.browse", EventMapping.TABLE)
                .as("SELECT ... FROM event WHERE token(source, day) > ? AND token(source, day) <= ?", PlannedRequests.UNKNOWN));
    this.worstOfEach = runtime.keyedRead(
            ReadPlan.direct("Events.worstOfEach", EventMapping.TABLE)
                .as("SELECT ... FROM event WHERE source = ? AND day = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.someOfEach = runtime.scan(
            ReadPlan.direct("Events.someOfEach", EventMapping.TABLE)
                .as("SELECT ... FROM event WHERE token(source, day) > ? AND token(source, day) <= ?", PlannedRequests.UNKNOWN));
    this.some = runtime.scan(
            ReadPlan.direct("Events.some", EventMapping.TABLE)
                .as("SELECT ... FROM event WHERE token(source, day) > ? AND token(source, day) <= ?", PlannedRequests.UNKNOWN));
  }

  /**
   * Inserts one {@code Event} as a row of table {@code event}. Derived tables: {@code
   * events_by_tag}.
   *
   * <p>Cost: 1 row and index entries, up to 2 for each indexed element, written; on the embedded
   * store in 1 step, on a cluster in 3 round trips: a read of the row, then entries, up to 1 for
   * each indexed element, in parallel, then the row; then, after the call returns, requests, up
   * to 1 for each indexed element, more.
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
  public void save(Event event) {
    runtime.await(save.insert(event, Nulls.UNSET));
  }

  /**
   * Reads the {@code Event} rows with any of the given {@code source}, {@code day} from table
   * {@code event}. Partitions are read in the order of their keys, the rows of each in their
   * stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each combination of source, day.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE source = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Event> of(Collection<String> source, Collection<LocalDate> day) {
    return runtime.awaitRead(
        of
            .select(
                of.anyOf(EventMapping.SOURCE, source),
                of.anyOf(EventMapping.DAY, day))
            .list());
  }

  /**
   * Reads the {@code Event} rows with the given {@code day} and any of the given {@code source}
   * from table {@code event}. The rows of all partitions are merged in their stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of source.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE source = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Event> worst(Collection<String> source, LocalDate day, PageRequest page) {
    return runtime.awaitRead(
        worst
            .select(
                worst.anyOf(EventMapping.SOURCE, source),
                worst.key(EventMapping.DAY, day))
            .page(page));
  }

  /**
   * Reads the {@code Event} rows with the given {@code source}, {@code day} and any of the given
   * {@code level} from table {@code event}. The rows are in the reverse of their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE source = ? AND day = ? AND level IN ?
   * ORDER BY level ASC, number DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Event> mildest(String source, LocalDate day, Collection<Integer> level) {
    return runtime.awaitRead(
        mildest
            .select(
                mildest.key(EventMapping.SOURCE, source),
                mildest.key(EventMapping.DAY, day),
                mildest.anyOf(EventMapping.LEVEL, level))
            .stream());
  }

  /**
   * Reads the {@code Event} rows with the given {@code source}, {@code day} and any of the given
   * {@code level}, and with {@code number} in the given range from table {@code event}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE source = ? AND day = ? AND level IN ?
   * AND number >= ? AND number <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Event> numbered(String source, LocalDate day, Collection<Integer> level,
      Range<Integer> number) {
    return runtime.awaitRead(
        numbered
            .select(
                numbered.key(EventMapping.SOURCE, source),
                numbered.key(EventMapping.DAY, day),
                numbered.anyOf(EventMapping.LEVEL, level))
            .range(numbered.rangeOf(EventMapping.NUMBER, number))
            .list());
  }

  /**
   * Reads the {@code Event} rows with any of the given {@code tags_element}, through the index
   * table {@code events_by_tag}. Partitions are read in the order of their keys, the rows of each
   * in their stored order. Each row found is read from table {@code event}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of tags, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM events_by_tag WHERE tags_element = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<List<Event>> tagged(Collection<String> tags, Limit limit) {
    return tagged
        .select(tagged.anyOf(EventMapping.TAGS_ELEMENT, tags))
        .limit(limit)
        .list();
  }

  /**
   * Reads every {@code Event} of table {@code event}, in token order. Reason: {@code nightly
   * export}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE token(source, day) > ? AND
   * token(source, day) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Event> all() {
    return runtime.awaitRead(all.stream());
  }

  /**
   * Reads every {@code Event} of table {@code event}, in token order. Reason: <code>the
   * operator&#39;s &#42;&#47; browser</code>.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE token(source, day) > ? AND
   * token(source, day) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Event> browse(PageRequest page) {
    return runtime.awaitRead(browse.page(page));
  }

  /**
   * Reads the {@code Event} rows with the given {@code day} and any of the given {@code source}
   * from table {@code event}. Partitions are read in the order of their keys, the rows of each in
   * their stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of source.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE source = ? AND day = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Event> worstOfEach(Collection<String> source, LocalDate day, PerPartitionLimit each,
      PageRequest page) {
    return runtime.awaitRead(
        worstOfEach
            .select(
                worstOfEach.anyOf(EventMapping.SOURCE, source),
                worstOfEach.key(EventMapping.DAY, day))
            .perPartition(each)
            .page(page));
  }

  /**
   * Reads every {@code Event} of table {@code event}, in token order. Reason: {@code a sample of
   * each partition}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE token(source, day) > ? AND
   * token(source, day) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Event> someOfEach(PerPartitionLimit each, Limit limit) {
    return runtime.awaitRead(someOfEach.perPartition(each).limit(limit).list());
  }

  /**
   * Reads every {@code Event} of table {@code event}, in token order. Reason: {@code samples}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM event WHERE token(source, day) > ? AND
   * token(source, day) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<List<Event>> some(Limit limit) {
    return some.limit(limit).list();
  }
}
