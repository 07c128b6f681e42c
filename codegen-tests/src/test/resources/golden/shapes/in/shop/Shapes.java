package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/** Rows as maps and in arrays, and numbers in wider types. */
public interface Shapes {
  enum Size {
    SMALL,
    LARGE
  }

  record Weight(int grams) {}

  @Entity
  @CustomIndex(
      name = "parcel_by_title",
      partition = "title",
      clustering = {"shelf", "number"},
      include = "size")
  record Parcel(
      @PartitionKey String shelf,
      @Clustering int number,
      String title,
      Size size,
      Weight weight,
      Set<String> tags,
      Integer stars,
      short places,
      float price) {}

  record Totals(long stars, BigInteger places, Integer most, double price) {}

  record Label(String title, Long stars, double price) {}

  @Dao
  interface Parcels {
    @Insert
    void save(Parcel parcel);

    @Query("select * from parcel where shelf = :shelf")
    List<Map<String, Object>> all(String shelf);

    @Query(
        "select number as no, title, size, weight, tags, stars, ttl(title), writetime(title) as written"
            + " from parcel where shelf = :shelf")
    Stream<Map<String, Object>> some(String shelf);

    @Query("select title, stars from parcel where shelf = :shelf and number = :number")
    Optional<Map<String, Object>> find(String shelf, int number);

    @Query("select title, stars from parcel where shelf = :shelf and number = :number")
    Map<String, Object> get(String shelf, int number);

    @Query("select number from parcel where shelf = :shelf")
    Page<Map<String, Object>> page(String shelf, PageRequest page);

    @Query("select title from parcel where shelf = :shelf")
    Flow.Publisher<Map<String, Object>> publish(String shelf);

    @Query("select * from parcel_by_title where title = :title")
    CompletionStage<List<Map<String, Object>>> byTitle(String title);

    @Select
    Parcel[] array(String shelf, Limit limit);

    @Select
    CompletionStage<Label[]> labels(String shelf);

    @Query("select title from parcel where shelf = :shelf")
    String[] titles(String shelf);

    @Query("select * from parcel where shelf = :shelf order by number desc")
    Parcel[] reversed(String shelf);

    @Select(columns = "stars")
    List<Long> stars(String shelf);

    @Select(columns = "price")
    double price(String shelf, int number);

    @Select(columns = "places")
    Optional<Double> places(String shelf, int number);

    @Query("select number from parcel where shelf = :shelf")
    List<Float> numbers(String shelf);

    @Select(columns = "sum(stars)")
    long allStars(String shelf);

    @Select(columns = "sum(stars)")
    BigInteger countless(String shelf);

    @Select(columns = "max(stars)")
    Optional<Double> mostStars(String shelf);

    @Query("select sum(stars) as stars, sum(places) as places, max(places) as most, sum(price) as price from parcel where shelf = :shelf")
    Totals totals(String shelf);
  }
}
