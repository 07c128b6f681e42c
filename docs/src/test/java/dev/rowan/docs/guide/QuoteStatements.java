package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Query;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.docs.guide.Quote.Seller;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The reads of {@link Quotes} as statements. */
@Dao
public interface QuoteStatements {
  @Query(
      "select * from quote_by_seller"
          + " where seller = :seller and (price, id) <= (:price, :id) limit :\"limit\"")
  List<Quote> from(Seller seller, int price, int id, Limit limit);

  @Query(
      "select * from quote_by_seller where seller = :seller and price >= :least and price < 100"
          + " order by price asc")
  Page<Quote> affordable(Seller seller, int least, PageRequest page);

  @Query("select count(*) from quote_by_day where at >= :\"from\" and at < :\"to\"")
  long number(Instant from, Instant to);

  @Query("select title from quote_by_seller where seller in (:one, :other) and price = 7")
  List<String> titles(Seller one, Seller other);

  @Query("select at, id from quote_by_day where (at, id) > (:at, :id) and at < :until order by at")
  List<Moment> since(Instant at, int id, Instant until);

  @Query("select * from quote where id in :ids")
  Map<Integer, Quote> these(Collection<Integer> ids);

  @Query(
      "select id from quote_by_seller where seller in :sellers and price in (5, :price)"
          + " order by price desc")
  List<Integer> several(Collection<Seller> sellers, int price);

  @Query("select * from quote_by_seller where seller in :sellers per partition limit 2 limit :most")
  Stream<Quote> dearest(Collection<Seller> sellers, int most);

  /** The time of a quote. */
  record Moment(int id, Instant at) {}
}
