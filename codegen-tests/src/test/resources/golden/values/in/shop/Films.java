package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** Reads of values, of existence, of numbers of rows, and of rows by their keys. */
@Dao
public interface Films {
  record Line(String title, Integer minutes) {}

  @Insert
  CompletableFuture<Void> save(Film film);

  @Update
  void locate(String studio, String country);

  @Delete
  void remove(String studio, String title);

  @Select(columns = "genre")
  Optional<Film.Genre> genre(String studio, String title);

  @Select(columns = "minutes")
  Integer minutes(String studio, String title);

  @Select(columns = "year")
  int year(String studio, String title);

  @Select(columns = "seen")
  boolean seen(String studio, String title);

  @Select(columns = "seen")
  CompletionStage<Boolean> seenLater(String studio, String title);

  @Select(columns = "place")
  CompletionStage<Optional<Film.Place>> place(String studio, String title);

  @Select(columns = "tags")
  Set<String> tags(String studio, String title);

  @Select(columns = "cast")
  Optional<List<String>> cast(String studio, String title);

  @Select(columns = "country")
  Optional<String> country(String studio);

  @Select(columns = "minutes")
  List<Integer> allMinutes(String studio);

  @Select(columns = "minutes")
  Stream<Integer> minutesFrom(String studio, Range<String> title);

  @Select(columns = "minutes")
  Page<Integer> pageOfMinutes(String studio, PageRequest page);

  @Select(columns = "title", orderBy = "title desc")
  Optional<String> lastTitle(String studio);

  @Select(orderBy = "title asc")
  Film first(String studio);

  @Select(columns = "genre")
  List<Film.Genre> genresBy(String director);

  @SuppressDesign(rule = "QRY-08", because = "a director makes few films")
  @Select(columns = "rating")
  CompletableFuture<List<Double>> ratingsBy(String director, Range<Integer> year);

  @FullScan(columns = "country", because = "the list of countries")
  Stream<String> countries();

  @Select
  boolean exists(String studio, String title);

  @Select
  boolean any(String studio, Range<String> title);

  @Select
  boolean hasFilms(String studio);

  @Select
  CompletionStage<Boolean> hasFilmsBy(String director, ReadOptions options);

  @Select(columns = "count(*)")
  long count(String studio);

  @Select(columns = "COUNT( * )")
  CompletableFuture<Long> countBy(Collection<String> director, Range<Integer> year);

  @Select(columns = "count(*)")
  long countUpTo(String studio, Limit limit);

  @FullScan(columns = "count(*)", because = "the number of films")
  long countAll();

  @Select
  Map<String, Film> several(String studio, Collection<String> title);

  @Select
  CompletionStage<Map<String, Line>> lines(Collection<String> studio, String title);

  @Select(columns = "minutes")
  CompletableFuture<Map<String, Integer>> minutesOf(String studio, Collection<String> title);

  @Select(columns = "country")
  Map<String, String> countriesOf(Collection<String> studio);

  @Select(columns = "avg(rating)")
  double rating(String studio);

  @Select(columns = "max(year)")
  Optional<Integer> lastBy(String director);

  @Select(columns = "count(*), min(title), sum(minutes)")
  CompletionStage<Totals> totals(String studio, Range<String> title);

  @FullScan(columns = "max(minutes)", because = "the longest film")
  Integer longest();

  @Select(columns = "year, count(*), genre", groupBy = "year")
  List<OfYear> perYear(String director, Limit limit);

  @Select(columns = "sum(minutes)", groupBy = "studio")
  Stream<Integer> minutesPerStudio(Collection<String> studio);

  record OfYear(int year, long films, Film.Genre first) {}

  record Totals(long films, String first, Integer minutes) {}
}
