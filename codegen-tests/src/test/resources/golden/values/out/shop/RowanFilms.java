package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Films} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanFilms implements Films {
  private final DaoRuntime<Film> runtime;

  private final DaoRuntime<Film> save;

  private final DaoRuntime<Film> locate;

  private final DaoRuntime<Film> remove;

  private final KeyedRead<Film.Genre> genre;

  private final KeyedRead<Integer> minutes;

  private final KeyedRead<Integer> year_2;

  private final KeyedRead<Boolean> seen;

  private final KeyedRead<Boolean> seenLater;

  private final KeyedRead<Film.Place> place;

  private final KeyedRead<Set<String>> tags;

  private final KeyedRead<List<String>> cast;

  private final KeyedRead<String> country_2;

  private final KeyedRead<Integer> allMinutes;

  private final KeyedRead<Integer> minutesFrom;

  private final KeyedRead<Integer> pageOfMinutes;

  private final KeyedRead<String> lastTitle;

  private final KeyedRead<Film> first;

  private final KeyedRead<Film.Genre> genresBy;

  private final KeyedRead<Double> ratingsBy;

  private final ScanSelection<String> countries;

  private final KeyedRead<Film> exists;

  private final KeyedRead<Film> any;

  private final KeyedRead<Film> hasFilms;

  private final KeyedRead<Film> hasFilmsBy;

  private final KeyedRead<Film> count;

  private final KeyedRead<Film> countBy;

  private final KeyedRead<Film> countUpTo;

  private final ScanSelection<Film> countAll;

  private final KeyedRead<Film> several;

  private final KeyedRead<Films.Line> lines;

  private final KeyedRead<Integer> minutesOf;

  private final KeyedRead<String> countriesOf;

  private final KeyedRead<Row> rating;

  private final KeyedRead<Row> lastBy;

  private final KeyedRead<Row> totals;

  private final ScanSelection<Row> longest;

  private final KeyedRead<Row> perYear;

  private final KeyedRead<Row> minutesPerStudio;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanFilms(Rowan rowan) {
    this.runtime = rowan.runtime(FilmMapping.INSTANCE);
    this.save = runtime.attributedTo("Films.save", CallKind.WRITE, PlannedRequests.of(2));
    this.locate = runtime.attributedTo("Films.locate", CallKind.WRITE, PlannedRequests.of(1));
    this.remove = runtime.attributedTo("Films.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.genre = runtime.keyedRead(
            ReadPlan.direct("Films.genre", FilmMapping.TABLE)
                .as("SELECT studio, title, genre FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.GENRE),
                FilmMapping.GENRE::decode));
    this.minutes = runtime.keyedRead(
            ReadPlan.direct("Films.minutes", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.MINUTES),
                FilmMapping.MINUTES::decode));
    this.year_2 = runtime.keyedRead(
            ReadPlan.direct("Films.year", FilmMapping.TABLE)
                .as("SELECT studio, title, year FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.YEAR),
                FilmMapping.YEAR::decode));
    this.seen = runtime.keyedRead(
            ReadPlan.direct("Films.seen", FilmMapping.TABLE)
                .as("SELECT studio, title, seen FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.SEEN),
                FilmMapping.SEEN::decode));
    this.seenLater = runtime.keyedRead(
            ReadPlan.direct("Films.seenLater", FilmMapping.TABLE)
                .as("SELECT studio, title, seen FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.SEEN),
                FilmMapping.SEEN::decode));
    this.place = runtime.keyedRead(
            ReadPlan.direct("Films.place", FilmMapping.TABLE)
                .as("SELECT studio, title, place FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.PLACE),
                FilmMapping.PLACE::decode));
    this.tags = runtime.keyedRead(
            ReadPlan.direct("Films.tags", FilmMapping.TABLE)
                .as("SELECT studio, title, tags FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.TAGS),
                FilmMapping.TAGS::decode));
    this.cast = runtime.keyedRead(
            ReadPlan.direct("Films.cast", FilmMapping.TABLE)
                .as("SELECT studio, title, \"cast\" FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.CAST),
                FilmMapping.CAST::decode));
    this.country_2 = runtime.keyedRead(
            ReadPlan.direct("Films.country", FilmMapping.TABLE).ofPartitions()
                .as("SELECT studio, title, country FROM film WHERE studio = ? LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.COUNTRY),
                FilmMapping.COUNTRY::decode));
    this.allMinutes = runtime.keyedRead(
            ReadPlan.direct("Films.allMinutes", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE studio = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.MINUTES),
                FilmMapping.MINUTES::decode));
    this.minutesFrom = runtime.keyedRead(
            ReadPlan.direct("Films.minutesFrom", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE studio = ? AND title >= ? AND title <= ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.MINUTES),
                FilmMapping.MINUTES::decode));
    this.pageOfMinutes = runtime.keyedRead(
            ReadPlan.direct("Films.pageOfMinutes", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE studio = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.MINUTES),
                FilmMapping.MINUTES::decode));
    this.lastTitle = runtime.keyedRead(
            ReadPlan.direct("Films.lastTitle", FilmMapping.TABLE).backwards()
                .as("SELECT studio, title FROM film WHERE studio = ? ORDER BY title DESC LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.TITLE),
                FilmMapping.TITLE::decode));
    this.first = runtime.keyedRead(
            ReadPlan.direct("Films.first", FilmMapping.TABLE)
                .as("SELECT ... FROM film WHERE studio = ? LIMIT 1", PlannedRequests.of(1)));
    this.genresBy = runtime.keyedRead(
            ReadPlan.through("Films.genresBy", FilmMapping.FILM_BY_DIRECTOR)
                .as("SELECT ... FROM film_by_director WHERE director = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.GENRE),
                FilmMapping.GENRE::decode));
    this.ratingsBy = runtime.keyedRead(
            ReadPlan.through("Films.ratingsBy", FilmMapping.FILM_BY_DIRECTOR)
                .as("SELECT ... FROM film_by_director WHERE director = ? AND year >= ? AND year <= ?", PlannedRequests.of(1).andOneForEachRow()),
            new Projection<>(
                List.of(FilmMapping.RATING),
                FilmMapping.RATING::decode));
    this.countries = runtime.scan(
            ReadPlan.direct("Films.countries", FilmMapping.TABLE).ofPartitions()
                .as("SELECT DISTINCT studio, country FROM film WHERE token(studio) > ? AND token(studio) <= ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.COUNTRY),
                FilmMapping.COUNTRY::decode));
    this.exists = runtime.keyedRead(
            ReadPlan.direct("Films.exists", FilmMapping.TABLE).ofKeys()
                .as("SELECT studio, title FROM film WHERE studio = ? AND title = ?", PlannedRequests.of(1)));
    this.any = runtime.keyedRead(
            ReadPlan.direct("Films.any", FilmMapping.TABLE).ofKeys()
                .as("SELECT studio, title FROM film WHERE studio = ? AND title >= ? AND title <= ? LIMIT 1", PlannedRequests.of(1)));
    this.hasFilms = runtime.keyedRead(
            ReadPlan.direct("Films.hasFilms", FilmMapping.TABLE).ofKeys()
                .as("SELECT studio, title FROM film WHERE studio = ? LIMIT 1", PlannedRequests.of(1)));
    this.hasFilmsBy = runtime.keyedRead(
            ReadPlan.through("Films.hasFilmsBy", FilmMapping.FILM_BY_DIRECTOR).ofKeys()
                .as("SELECT ... FROM film_by_director WHERE director = ? LIMIT 1", PlannedRequests.of(1)));
    this.count = runtime.keyedRead(
            ReadPlan.direct("Films.count", FilmMapping.TABLE).ofKeys()
                .as("SELECT studio, title FROM film WHERE studio = ?", PlannedRequests.UNKNOWN));
    this.countBy = runtime.keyedRead(
            ReadPlan.through("Films.countBy", FilmMapping.FILM_BY_DIRECTOR).ofKeys()
                .as("SELECT ... FROM film_by_director WHERE director = ? AND year >= ? AND year <= ?", PlannedRequests.UNKNOWN));
    this.countUpTo = runtime.keyedRead(
            ReadPlan.direct("Films.countUpTo", FilmMapping.TABLE).ofKeys()
                .as("SELECT studio, title FROM film WHERE studio = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.countAll = runtime.scan(
            ReadPlan.direct("Films.countAll", FilmMapping.TABLE).ofKeys()
                .as("SELECT studio, title FROM film WHERE token(studio) > ? AND token(studio) <= ?", PlannedRequests.UNKNOWN));
    this.several = runtime.keyedRead(
            ReadPlan.direct("Films.several", FilmMapping.TABLE)
                .as("SELECT ... FROM film WHERE studio = ? AND title IN ?", PlannedRequests.of(1)));
    this.lines = runtime.keyedRead(
            ReadPlan.direct("Films.lines", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE studio = ? AND title = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.TITLE, FilmMapping.MINUTES),
                row -> new Films.Line(FilmMapping.TITLE.decode(row), FilmMapping.MINUTES.decode(row))));
    this.minutesOf = runtime.keyedRead(
            ReadPlan.direct("Films.minutesOf", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE studio = ? AND title IN ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(FilmMapping.MINUTES),
                FilmMapping.MINUTES::decode));
    this.countriesOf = runtime.keyedRead(
            ReadPlan.direct("Films.countriesOf", FilmMapping.TABLE).ofPartitions()
                .as("SELECT studio, title, country FROM film WHERE studio = ? LIMIT 1", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.COUNTRY),
                FilmMapping.COUNTRY::decode));
    this.rating = runtime.keyedRead(
            ReadPlan.direct("Films.rating", FilmMapping.TABLE)
                .as("SELECT studio, title, rating FROM film WHERE studio = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.RATING),
                row -> row));
    this.lastBy = runtime.keyedRead(
            ReadPlan.through("Films.lastBy", FilmMapping.FILM_BY_DIRECTOR)
                .as("SELECT ... FROM film_by_director WHERE director = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.YEAR),
                row -> row));
    this.totals = runtime.keyedRead(
            ReadPlan.direct("Films.totals", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE studio = ? AND title >= ? AND title <= ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.TITLE, FilmMapping.MINUTES),
                row -> row));
    this.longest = runtime.scan(
            ReadPlan.direct("Films.longest", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE token(studio) > ? AND token(studio) <= ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.MINUTES),
                row -> row));
    this.perYear = runtime.keyedRead(
            ReadPlan.through("Films.perYear", FilmMapping.FILM_BY_DIRECTOR)
                .as("SELECT ... FROM film_by_director WHERE director = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.YEAR, FilmMapping.GENRE),
                row -> row));
    this.minutesPerStudio = runtime.keyedRead(
            ReadPlan.direct("Films.minutesPerStudio", FilmMapping.TABLE)
                .as("SELECT studio, title, minutes FROM film WHERE studio = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(FilmMapping.STUDIO, FilmMapping.MINUTES),
                row -> row));
  }

  /**
   * Inserts one {@code Film} as a row of table {@code film}. Derived tables: {@code
   * film_by_director}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletableFuture<Void> save(Film film) {
    return save.insert(film, Nulls.UNSET).thenAccept(applied -> {}).toCompletableFuture();
  }

  /**
   * Updates {@code country} of one partition of table {@code film}. Derived tables: {@code
   * film_by_director}.
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
  public void locate(String studio, String country) {
    runtime.await(
        locate.update(
            locate.rowChange()
                .key(FilmMapping.STUDIO, studio)
                .set(FilmMapping.COUNTRY, country)
                .row()));
  }

  /**
   * Deletes the {@code Film} with the given {@code studio}, {@code title} from table {@code
   * film}. Derived tables: {@code film_by_director}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row with up to 1 entry.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void remove(String studio, String title) {
    runtime.await(
        remove.deleteByKey(
            remove.key(FilmMapping.STUDIO, studio),
            remove.key(FilmMapping.TITLE, title)));
  }

  /**
   * Reads {@code genre} of the {@code Film} with the given {@code studio}, {@code title} from
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, genre FROM film WHERE studio = ? AND title
   * = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Film.Genre> genre(String studio, String title) {
    return runtime.awaitRead(
        genre
            .optional(
                genre.key(FilmMapping.STUDIO, studio),
                genre.key(FilmMapping.TITLE, title)));
  }

  /**
   * Reads {@code minutes} of the {@code Film} with the given {@code studio}, {@code title} from
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE studio = ? AND
   * title = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Integer minutes(String studio, String title) {
    return runtime.awaitRead(
        minutes
            .select(
                minutes.key(FilmMapping.STUDIO, studio),
                minutes.key(FilmMapping.TITLE, title))
            .value());
  }

  /**
   * Reads {@code year} of the {@code Film} with the given {@code studio}, {@code title} from
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, year FROM film WHERE studio = ? AND title =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public int year(String studio, String title) {
    return runtime.awaitRead(
        year_2
            .select(
                year_2.key(FilmMapping.STUDIO, studio),
                year_2.key(FilmMapping.TITLE, title))
            .value());
  }

  /**
   * Reads {@code seen} of the {@code Film} with the given {@code studio}, {@code title} from
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, seen FROM film WHERE studio = ? AND title =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public boolean seen(String studio, String title) {
    return runtime.awaitRead(
        seen
            .select(
                seen.key(FilmMapping.STUDIO, studio),
                seen.key(FilmMapping.TITLE, title))
            .value());
  }

  /**
   * Reads {@code seen} of the {@code Film} with the given {@code studio}, {@code title} from
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, seen FROM film WHERE studio = ? AND title =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Boolean> seenLater(String studio, String title) {
    return seenLater
        .select(
            seenLater.key(FilmMapping.STUDIO, studio),
            seenLater.key(FilmMapping.TITLE, title))
        .value();
  }

  /**
   * Reads {@code place} of the {@code Film} with the given {@code studio}, {@code title} from
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, place FROM film WHERE studio = ? AND title
   * = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Optional<Film.Place>> place(String studio, String title) {
    return place
        .optional(
            place.key(FilmMapping.STUDIO, studio),
            place.key(FilmMapping.TITLE, title));
  }

  /**
   * Reads {@code tags} of the {@code Film} with the given {@code studio}, {@code title} from
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, tags FROM film WHERE studio = ? AND title =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Set<String> tags(String studio, String title) {
    return runtime.awaitRead(
        tags
            .select(
                tags.key(FilmMapping.STUDIO, studio),
                tags.key(FilmMapping.TITLE, title))
            .value());
  }

  /**
   * Reads {@code cast} of the {@code Film} with the given {@code studio}, {@code title} from
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, "cast" FROM film WHERE studio = ? AND title
   * = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<List<String>> cast(String studio, String title) {
    return runtime.awaitRead(
        cast
            .optional(
                cast.key(FilmMapping.STUDIO, studio),
                cast.key(FilmMapping.TITLE, title)));
  }

  /**
   * Reads {@code country} of the partition with the given {@code studio} from table {@code film},
   * whether or not it has rows.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, country FROM film WHERE studio = ? LIMIT
   * 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<String> country(String studio) {
    return runtime.awaitRead(
        country_2
            .optional(country_2.key(FilmMapping.STUDIO, studio)));
  }

  /**
   * Reads {@code minutes} of the {@code Film} rows with the given {@code studio} from table
   * {@code film}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE studio = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Integer> allMinutes(String studio) {
    return runtime.awaitRead(
        allMinutes
            .select(allMinutes.key(FilmMapping.STUDIO, studio))
            .list());
  }

  /**
   * Reads {@code minutes} of the {@code Film} rows with the given {@code studio}, and with {@code
   * title} in the given range from table {@code film}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE studio = ? AND
   * title >= ? AND title <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Integer> minutesFrom(String studio, Range<String> title) {
    return runtime.awaitRead(
        minutesFrom
            .select(minutesFrom.key(FilmMapping.STUDIO, studio))
            .range(minutesFrom.rangeOf(FilmMapping.TITLE, title))
            .stream());
  }

  /**
   * Reads {@code minutes} of the {@code Film} rows with the given {@code studio} from table
   * {@code film}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE studio = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Integer> pageOfMinutes(String studio, PageRequest page) {
    return runtime.awaitRead(
        pageOfMinutes
            .select(pageOfMinutes.key(FilmMapping.STUDIO, studio))
            .page(page));
  }

  /**
   * Reads {@code title} of the first of the {@code Film} rows with the given {@code studio} from
   * table {@code film}. The rows are in the reverse of their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title FROM film WHERE studio = ? ORDER BY title
   * DESC LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<String> lastTitle(String studio) {
    return runtime.awaitRead(
        lastTitle
            .optional(lastTitle.key(FilmMapping.STUDIO, studio)));
  }

  /**
   * Reads the first of the {@code Film} rows with the given {@code studio} from table {@code
   * film}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM film WHERE studio = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Film first(String studio) {
    return runtime.awaitRead(
        first
            .select(first.key(FilmMapping.STUDIO, studio))
            .one());
  }

  /**
   * Reads {@code genre} of the {@code Film} rows with the given {@code director}, through the
   * index table {@code film_by_director}. The rows are in their stored order. The index entries
   * hold these columns.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM film_by_director WHERE director = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Film.Genre> genresBy(String director) {
    return runtime.awaitRead(
        genresBy
            .select(genresBy.key(FilmMapping.DIRECTOR, director))
            .list());
  }

  /**
   * Reads {@code rating} of the {@code Film} rows with the given {@code director}, and with
   * {@code year} in the given range, through the index table {@code film_by_director}. The rows
   * are in their stored order. Each row found is read from table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM film_by_director WHERE director = ? AND year >= ?
   * AND year <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletableFuture<List<Double>> ratingsBy(String director, Range<Integer> year) {
    return ratingsBy
        .select(ratingsBy.key(FilmMapping.DIRECTOR, director))
        .range(ratingsBy.rangeOf(FilmMapping.YEAR, year))
        .list()
        .toCompletableFuture();
  }

  /**
   * Reads {@code country} of every partition, with or without rows, of table {@code film}, in
   * token order. Reason: {@code the list of countries}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT DISTINCT studio, country FROM film WHERE token(studio) > ?
   * AND token(studio) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<String> countries() {
    return runtime.awaitRead(countries.stream());
  }

  /**
   * Returns whether there is a {@code Film} with the given {@code studio}, {@code title} in table
   * {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title FROM film WHERE studio = ? AND title = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public boolean exists(String studio, String title) {
    return runtime.awaitRead(
        exists
            .select(
                exists.key(FilmMapping.STUDIO, studio),
                exists.key(FilmMapping.TITLE, title))
            .exists());
  }

  /**
   * Returns whether there is a {@code Film} with the given {@code studio}, and with {@code title}
   * in the given range in table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title FROM film WHERE studio = ? AND title >= ?
   * AND title <= ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public boolean any(String studio, Range<String> title) {
    return runtime.awaitRead(
        any
            .select(any.key(FilmMapping.STUDIO, studio))
            .range(any.rangeOf(FilmMapping.TITLE, title))
            .exists());
  }

  /**
   * Returns whether there is a {@code Film} with the given {@code studio} in table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title FROM film WHERE studio = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public boolean hasFilms(String studio) {
    return runtime.awaitRead(
        hasFilms
            .select(hasFilms.key(FilmMapping.STUDIO, studio))
            .exists());
  }

  /**
   * Returns whether there is a {@code Film} with the given {@code director}, through the index
   * table {@code film_by_director}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM film_by_director WHERE director = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Boolean> hasFilmsBy(String director, ReadOptions options) {
    return hasFilmsBy
        .select(hasFilmsBy.key(FilmMapping.DIRECTOR, director))
        .with(options)
        .exists();
  }

  /**
   * Counts the {@code Film} rows with the given {@code studio} in table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title FROM film WHERE studio = ?}.
   *
   * <p>The store returns the keys of the rows, and the program counts them: 1 request for each
   * page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long count(String studio) {
    return runtime.awaitRead(
        count
            .select(count.key(FilmMapping.STUDIO, studio))
            .count());
  }

  /**
   * Counts the {@code Film} rows with any of the given {@code director}, and with {@code year} in
   * the given range, through the index table {@code film_by_director}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of director.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM film_by_director WHERE director = ? AND year >= ?
   * AND year <= ?}.
   *
   * <p>The program reads the index entries and counts those that have a row: 1 request for each
   * page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletableFuture<Long> countBy(Collection<String> director, Range<Integer> year) {
    return countBy
        .select(countBy.anyOf(FilmMapping.DIRECTOR, director))
        .range(countBy.rangeOf(FilmMapping.YEAR, year))
        .count()
        .toCompletableFuture();
  }

  /**
   * Counts the {@code Film} rows with the given {@code studio} in table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title FROM film WHERE studio = ? LIMIT ?}.
   *
   * <p>The store returns the keys of the rows, and the program counts them: 1 request for each
   * page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long countUpTo(String studio, Limit limit) {
    return runtime.awaitRead(
        countUpTo
            .select(countUpTo.key(FilmMapping.STUDIO, studio))
            .limit(limit)
            .count());
  }

  /**
   * Counts the {@code Film} rows of table {@code film}. Reason: {@code the number of films}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title FROM film WHERE token(studio) > ? AND
   * token(studio) <= ?}.
   *
   * <p>The store returns the keys of the rows, and the program counts them: 1 request for each
   * page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long countAll() {
    return runtime.awaitRead(countAll.count());
  }

  /**
   * Reads the {@code Film} rows with the given {@code studio} and any of the given {@code title}
   * from table {@code film}. The keys of the map are in the order of the request; a key without a
   * row is absent.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM film WHERE studio = ? AND title IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<String, Film> several(String studio, Collection<String> title) {
    return runtime.awaitRead(
        several
            .select(
                several.key(FilmMapping.STUDIO, studio),
                several.anyOf(FilmMapping.TITLE, title))
            .map(FilmMapping.TITLE, title));
  }

  /**
   * Reads {@code title}, {@code minutes} of the {@code Film} rows with the given {@code title}
   * and any of the given {@code studio} from table {@code film}. The keys of the map are in the
   * order of the request; a key without a row is absent.
   *
   * <p>Cost: 1 partition, 1 request, for each value of studio.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE studio = ? AND
   * title = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Map<String, Films.Line>> lines(Collection<String> studio, String title) {
    return lines
        .select(
            lines.anyOf(FilmMapping.STUDIO, studio),
            lines.key(FilmMapping.TITLE, title))
        .map(FilmMapping.STUDIO, studio);
  }

  /**
   * Reads {@code minutes} of the {@code Film} rows with the given {@code studio} and any of the
   * given {@code title} from table {@code film}. The keys of the map are in the order of the
   * request; a key without a row is absent.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE studio = ? AND
   * title IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletableFuture<Map<String, Integer>> minutesOf(String studio,
      Collection<String> title) {
    return minutesOf
        .select(
            minutesOf.key(FilmMapping.STUDIO, studio),
            minutesOf.anyOf(FilmMapping.TITLE, title))
        .map(FilmMapping.TITLE, title)
        .toCompletableFuture();
  }

  /**
   * Reads {@code country} of each partition with any of the given {@code studio} from table
   * {@code film}, whether or not it has rows. The keys of the map are in the order of the
   * request; a key without a row is absent.
   *
   * <p>Cost: 1 partition, 1 request, for each value of studio.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, country FROM film WHERE studio = ? LIMIT
   * 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<String, String> countriesOf(Collection<String> studio) {
    return runtime.awaitRead(
        countriesOf
            .select(countriesOf.anyOf(FilmMapping.STUDIO, studio))
            .map(FilmMapping.STUDIO, studio));
  }

  /**
   * Computes {@code avg(rating)} of the {@code Film} rows with the given {@code studio} in table
   * {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, rating FROM film WHERE studio = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public double rating(String studio) {
    return runtime.awaitRead(
        rating
            .select(rating.key(FilmMapping.STUDIO, studio))
            .aggregate(Aggregate.avg(FilmMapping.RATING)));
  }

  /**
   * Computes {@code max(year)} of the {@code Film} rows with the given {@code director}, through
   * the index table {@code film_by_director}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM film_by_director WHERE director = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public Optional<Integer> lastBy(String director) {
    return runtime.awaitRead(
        lastBy
            .select(lastBy.key(FilmMapping.DIRECTOR, director))
            .aggregate(Aggregate.max(FilmMapping.YEAR))
            .thenApply(Optional::ofNullable));
  }

  /**
   * Computes <code>count&#40;&#42;&#41;</code>, {@code min(title)}, {@code sum(minutes)} of the
   * {@code Film} rows with the given {@code studio}, and with {@code title} in the given range in
   * table {@code film}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE studio = ? AND
   * title >= ? AND title <= ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Films.Totals> totals(String studio, Range<String> title) {
    return totals
        .select(totals.key(FilmMapping.STUDIO, studio))
        .range(totals.rangeOf(FilmMapping.TITLE, title))
        .aggregates(
            values -> new Films.Totals(
                values.of(Aggregate.count()),
                values.of(Aggregate.min(FilmMapping.TITLE)),
                values.of(Aggregate.sum(FilmMapping.MINUTES))),
            List.of(
                Aggregate.count(),
                Aggregate.min(FilmMapping.TITLE),
                Aggregate.sum(FilmMapping.MINUTES)));
  }

  /**
   * Computes {@code max(minutes)} of the {@code Film} rows of table {@code film}. Reason: {@code
   * the longest film}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE token(studio) > ?
   * AND token(studio) <= ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Integer longest() {
    return runtime.awaitRead(longest.aggregate(Aggregate.max(FilmMapping.MINUTES)));
  }

  /**
   * Computes {@code year}, <code>count&#40;&#42;&#41;</code>, {@code genre} of the {@code Film}
   * rows with the given {@code director}, through the index table {@code film_by_director}, for
   * each {@code year}. The rows are in their stored order. The index entries hold these columns.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM film_by_director WHERE director = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the results: 1 request
   * for each page of rows, and memory holds one page. The groups are in the order of their rows.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Films.OfYear> perYear(String director, Limit limit) {
    return runtime.awaitRead(
        perYear
            .select(perYear.key(FilmMapping.DIRECTOR, director))
            .limit(limit)
            .groupedBy(
                List.of(FilmMapping.YEAR),
                values -> new Films.OfYear(
                    values.of(Aggregate.first(FilmMapping.YEAR)),
                    values.of(Aggregate.count()),
                    values.of(Aggregate.first(FilmMapping.GENRE))),
                List.of(
                    Aggregate.first(FilmMapping.YEAR),
                    Aggregate.count(),
                    Aggregate.first(FilmMapping.GENRE)))
            .list());
  }

  /**
   * Computes {@code sum(minutes)} of the {@code Film} rows with any of the given {@code studio}
   * in table {@code film}, for each {@code studio}. Partitions are read in the order of their
   * keys, the rows of each in their stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of studio.
   *
   * <p>CQL on a cluster: {@code SELECT studio, title, minutes FROM film WHERE studio = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the results: 1 request
   * for each page of rows, and memory holds one page. The groups are in the order of their rows.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Integer> minutesPerStudio(Collection<String> studio) {
    return runtime.awaitRead(
        minutesPerStudio
            .select(minutesPerStudio.anyOf(FilmMapping.STUDIO, studio))
            .groupedBy(
                List.of(FilmMapping.STUDIO),
                values -> values.of(Aggregate.sum(FilmMapping.MINUTES)),
                List.of(
                    Aggregate.sum(FilmMapping.MINUTES)))
            .stream());
  }
}
