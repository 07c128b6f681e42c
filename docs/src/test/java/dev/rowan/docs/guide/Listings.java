package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Reads by statements, of an index that reads check. */
@Dao
public interface Listings {
  @Insert
  void save(Listing listing);

  @Update
  void reprice(int id, int price);

  // tag::statements[]
  record Offer(String title, int amount) {}

  record Top(String title, Integer maxPrice) {}

  record Prices(long number, Integer lowest, Integer highest) {}

  @Query("select * from listing where id = :id")
  Optional<Listing> find(int id);

  @Query(
      """
      select title, price as amount
      from listing_by_seller
      where seller = :seller and price < :most
      order by price asc
      limit 10
      """)
  List<Offer> offers(String seller, int most);

  @Query(
      "select count(*) as number, min(price) as lowest, max(price) as highest"
          + " from listing_by_seller where seller = :seller")
  Prices prices(String seller);

  @Query("select title, max(price) from listing_by_seller where seller = :seller")
  Optional<Top> top(String seller); // the title is that of the first row, the dearest

  @Query("select title from listing_by_seller where seller = :seller and price >= 5")
  Page<String> titles(String seller, PageRequest page);

  // end::statements[]

  // tag::statement-shapes[]
  @Query("select title, price as amount, stars from listing where id = :id")
  Optional<Map<String, Object>> row(int id); // {title=tea pot, amount=7, stars=null}

  @Query("select * from listing_by_seller where seller = :seller")
  Offered[] offered(String seller);

  record Offered(String seller, long price, int id, String title) {} // the price is an int

  @Query("select price from listing_by_seller where seller = :seller")
  List<Double> amounts(String seller);

  // end::statement-shapes[]

  @Query("select * from listing where id = :id")
  Map<String, Object> whole(int id);

  @Query("select title from listing_by_seller where seller = :seller")
  String[] allTitles(String seller);

  @Query("select id, stars, title, price, seller from listing where id in :ids")
  Map<Integer, Listing> these(Collection<Integer> ids);

  @Query("SELECT \"stars\" FROM Listing WHERE Id = :id")
  CompletableFuture<Optional<Integer>> stars(int id);

  @Query("select writetime(title) from listing where id = :id")
  Optional<Instant> named(int id);

  @Query("select * from listing_by_seller where seller = 'ünï ''s' and price = :price")
  boolean exists(int price);

  @Query("select id from listing_by_seller where seller = :seller limit :most")
  List<Integer> ids(String seller, int most);
}
