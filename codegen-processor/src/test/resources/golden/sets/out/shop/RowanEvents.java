package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.query.Limit;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import dev.rowan.query.Range;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** {@link Events} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanEvents implements Events {
  private final DaoRuntime<Event> runtime;

  private final DaoRuntime<Event> save;

  private final KeyedRead<Event> of;

  private final KeyedRead<Event> worst;

  private final KeyedRead<Event> mildest;

  private final KeyedRead<Event> numbered;

  private final KeyedRead<Event> tagged;

  private final ScanSelection<Event> all;

  private final ScanSelection<Event> browse;

  private final ScanSelection<Event> some;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanEvents(Rowan rowan) {
    this.runtime = rowan.runtime(EventMapping.INSTANCE);
    this.save = runtime.attributedTo("Events.save");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Events.of", EventMapping.TABLE));
    this.worst = runtime.keyedRead(
            ReadPlan.direct("Events.worst", EventMapping.TABLE).inOrder());
    this.mildest = runtime.keyedRead(
            ReadPlan.direct("Events.mildest", EventMapping.TABLE).backwards());
    this.numbered = runtime.keyedRead(
            ReadPlan.direct("Events.numbered", EventMapping.TABLE));
    this.tagged = runtime.keyedRead(
            ReadPlan.through("Events.tagged", EventMapping.EVENTS_BY_TAG));
    this.all = runtime.scan(
            ReadPlan.direct("Events.all", EventMapping.TABLE));
    this.browse = runtime.scan(
            ReadPlan.direct("Events.browse", EventMapping.TABLE));
    this.some = runtime.scan(
            ReadPlan.direct("Events.some", EventMapping.TABLE));
  }

  /**
   * Writes a row of {@code event}, and what follows from it in {@code events_by_tag}.
   *
   * <p>Cost: 1 row and index entries, up to 2 for each indexed element, written; on the embedded
   * store in 1 step, on a cluster in 3 round trips: a read of the row, then entries, up to 1 for
   * each indexed element, at one time, then the row; no caller waits for requests, up to 1 for
   * each indexed element, more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void save(Event event) {
    runtime.await(save.insert(event, Nulls.UNSET));
  }

  /**
   * Reads table {@code event} with any of these {@code source}, {@code day}, partition after
   * partition in the order of their keys, each in its stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each combination of source, day.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Event> of(Collection<String> source, Collection<LocalDate> day) {
    return runtime.awaitRead(
        of
            .select(
                EventMapping.SOURCE.encodeAny(source),
                EventMapping.DAY.encodeAny(day))
            .list());
  }

  /**
   * Reads table {@code event} with this {@code day} and any of these {@code source}; the rows of
   * all partitions are merged in its stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of source.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Page<Event> worst(Collection<String> source, LocalDate day, PageRequest page) {
    return runtime.awaitRead(
        worst
            .select(
                EventMapping.SOURCE.encodeAny(source),
                EventMapping.DAY.encodeKey(day))
            .page(page));
  }

  /**
   * Reads table {@code event} with this {@code source}, {@code day} and any of these {@code
   * level}, against its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Stream<Event> mildest(String source, LocalDate day, Collection<Integer> level) {
    return runtime.awaitRead(
        mildest
            .select(
                EventMapping.SOURCE.encodeKey(source),
                EventMapping.DAY.encodeKey(day),
                EventMapping.LEVEL.encodeAny(level))
            .stream());
  }

  /**
   * Reads table {@code event} with this {@code source}, {@code day} and any of these {@code
   * level}, and {@code number} in range, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Event> numbered(String source, LocalDate day, Collection<Integer> level,
      Range<Integer> number) {
    return runtime.awaitRead(
        numbered
            .select(
                EventMapping.SOURCE.encodeKey(source),
                EventMapping.DAY.encodeKey(day),
                EventMapping.LEVEL.encodeAny(level))
            .range(EventMapping.NUMBER.encode(number))
            .list());
  }

  /**
   * Reads index {@code events_by_tag} with any of these {@code tags_element}, partition after
   * partition in the order of their keys, each in its stored order; looks up each row in {@code
   * event}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of tags, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<List<Event>> tagged(Collection<String> tags, Limit limit) {
    return tagged
        .select(EventMapping.TAGS_ELEMENT.encodeAny(tags))
        .limit(limit)
        .list();
  }

  /**
   * Reads every row of table {@code event}, by the tokens of the partitions: {@code nightly
   * export}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Stream<Event> all() {
    return runtime.awaitRead(all.stream());
  }

  /**
   * Reads every row of table {@code event}, by the tokens of the partitions: <code>the
   * operator&#39;s &#42;&#47; browser</code>.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Page<Event> browse(PageRequest page) {
    return runtime.awaitRead(browse.page(page));
  }

  /**
   * Reads every row of table {@code event}, by the tokens of the partitions: {@code samples}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<List<Event>> some(Limit limit) {
    return some.limit(limit).list();
  }
}
