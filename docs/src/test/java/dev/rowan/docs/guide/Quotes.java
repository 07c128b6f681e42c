package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.docs.guide.Quote.Seller;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Reads by conditions. */
@Dao
public interface Quotes {
  @Insert
  void save(Quote quote);

  // tag::where[]
  @Select(where = "seller = :seller and (price, id) <= (:price, :id)")
  List<Quote> from(Seller seller, int price, int id, Limit limit);

  @Select(where = "price >= :least and price < 100", orderBy = "price asc")
  Page<Quote> affordable(Seller seller, int least, PageRequest page); // seller restricts as always

  @Select(where = "at >= :from and at < :to", columns = "count(*)")
  long number(Instant from, Instant to); // reads the days between, 4 shards of each

  @Select(where = "seller in (:one, :other) and price = 7", columns = "title")
  List<String> titles(Seller one, Seller other);

  // end::where[]

  @Select(where = "(at, id) > (:at, :id) and (at, id) < (:until, 5)", orderBy = "at asc")
  List<Quote> since(Instant at, int id, Instant until);

  @Select(where = "(price, id) > (:price, :id) and price <= :most", orderBy = "price asc")
  List<Quote> after(Seller seller, int price, int id, int most);

  @Select(where = "id in :ids")
  Map<Integer, Quote> these(Collection<Integer> ids);

  @Select(where = "seller in :sellers and price in (5, :price)", orderBy = "price desc")
  List<Quote> several(Collection<Seller> sellers, int price);

  @Select(where = "seller = :seller and price > 12")
  boolean isExpensive(Seller seller);
}
