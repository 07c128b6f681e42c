package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Reads of hauls whose results differ from the types of the properties. */
@Dao
public interface Hauls {
  record Sums(long crates, BigInteger grams, double meters) {}

  record OfPort(String port, BigInteger grams, Long crates) {}

  record Load(int number, @org.jspecify.annotations.Nullable Integer crates) {}

  @Insert
  void save(Haul haul);

  @Update
  void change(HaulPatch patch);

  @Select
  Optional<Haul> find(String port, int number);

  // tag::wide-sums[]
  @Select(columns = "sum(crates), sum(grams), sum(meters)")
  Sums sums(String port); // record Sums(long crates, BigInteger grams, double meters)

  // end::wide-sums[]

  @Select(columns = "sum(grams)")
  BigInteger grams(String ship);

  @Query("select sum(grams) from haul where port = :port and number > :number")
  CompletionStage<BigInteger> gramsAfter(String port, int number);

  @Select(columns = "port, sum(grams), sum(crates)", groupBy = "port")
  List<OfPort> ofPorts(String ship);

  @Select
  Haul[] of(String port, Limit limit);

  @Select
  Load[] loads(String ship);

  @Query("select port from hauls_by_ship where ship = :ship")
  String[] ports(String ship);

  @Query("select papers from haul where port = :port and number = :number")
  Optional<Map<String, Object>> papers(String port, int number);

  @Query("select papers from haul where port = :port")
  List<Map<String, Object>> allPapers(String port);

  @Query("select number, papers from haul where port = :port and number = :number")
  Map<String, Object> row(String port, int number);

  @Select(columns = "fees")
  Map<Sku, Money> fees(String port, int number);

  @Select(columns = "pieces")
  Optional<Map<Length, Integer>> pieces(String port, int number);

  @Select(columns = "offers")
  List<Map<Money, Sku>> offers(String port);

  @Query(
      "update haul set fees[:sku] = :fee, pieces = pieces - {:gone} where port = :port and number = 1")
  void charge(String port, Sku sku, Money fee, Length gone);
}
