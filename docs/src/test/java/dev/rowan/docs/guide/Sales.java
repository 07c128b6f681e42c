package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Aggregates of the values of sales. */
@Dao
public interface Sales {
  @Insert
  void save(Sale sale);

  // tag::aggregates[]
  record Day(long sales, BigDecimal turnover, BigDecimal highest, Instant last) {}

  @Select(columns = "count(*), sum(price), max(price), max(at)")
  Day day(String shop);

  @Select(columns = "avg(pieces)")
  int pieces(String item); // through an index, and rounded as Cassandra rounds

  @Select(columns = "min(price)")
  Optional<BigDecimal> cheapest(Collection<String> shop);

  // end::aggregates[]

  record Numbers(
      Byte tax,
      Short rooms,
      Integer pieces,
      Long grams,
      Float meters,
      Double rating,
      BigDecimal price,
      BigInteger views) {}

  @Select(
      columns =
          "sum(tax), sum(rooms), sum(pieces), sum(grams), "
              + "sum(meters), sum(rating), sum(price), sum(views)")
  Numbers sums(String shop);

  @Select(
      columns =
          "avg(tax), avg(rooms), avg(pieces), avg(grams), "
              + "avg(meters), avg(rating), avg(price), avg(views)")
  Numbers means(String shop);

  @Select(
      columns =
          "min(tax), min(rooms), min(pieces), min(grams), "
              + "min(meters), min(rating), min(price), min(views)")
  Numbers smallest(String shop);

  @Select(
      columns =
          "max(tax), max(rooms), max(pieces), max(grams), "
              + "max(meters), max(rating), max(price), max(views)")
  Numbers largest(String shop);

  @Select(columns = "max(item)")
  CompletionStage<Optional<String>> lastItem(String shop);

  @Select(columns = "sum(pieces)", where = "id >= :from and id < :to")
  int piecesOf(String shop, int from, int to);

  @Select(columns = "sum(pieces)")
  int piecesOfFirst(String shop, Limit limit);

  @FullScan(columns = "max(id)", because = "there are few sales")
  Integer highestId();
}
