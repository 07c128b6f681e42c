package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Writes by statements of entities whose rows Rowan completes, guards or trims. */
@Dao
public interface StatementWrites {
  // conditions on columns
  @Insert
  void save(Bid bid);

  @Select
  Optional<Bid> bid(String auction, int lot);

  @Query(
      "update bid set price = :price, bidder = :bidder where auction = :auction and lot = :lot"
          + " if state = 'OPEN' and price < :price")
  Applied<Bid> raise(String auction, int lot, BigDecimal price, String bidder);

  @Query(
      "update bid set state = :state where auction = :auction and lot = :lot if state in :before")
  boolean become(String auction, int lot, Bid.State state, Collection<Bid.State> before);

  @Query(
      "update bid set bidder = null where auction = :auction and lot = :lot"
          + " if remarks[:remark] >= 3 and steps[0] = 'shown' and place.hall = 'blue' and place.row in (1, :row)")
  boolean clear(String auction, int lot, String remark, int row);

  @Query(
      "update bid set bidder = 'tom' where auction = :auction and lot = :lot"
          + " if tags contains :tag and remarks contains key 'checked' and state != null")
  boolean claim(String auction, int lot, String tag);

  @Query("update bid set bidder = :bidder where auction = :auction and lot = :lot if exists")
  boolean change(String auction, int lot, String bidder);

  @Query("delete from bid where auction = :auction and lot = :lot if bidder = null")
  boolean withdraw(String auction, int lot);

  @Query("delete from bid where auction = :auction and lot = :lot if exists")
  Applied<Bid> drop(String auction, int lot);

  @Query("delete bidder from bid where auction = :auction and lot = :lot if bidder = :bidder")
  boolean release(String auction, int lot, String bidder);

  @Query(
      "insert into bid (auction, lot, state, price) values (:auction, :lot, 'PAUSED', 1.50) if not exists")
  Applied<Bid> open(String auction, int lot);

  // TTL and timestamp
  @Query(
      "update bid using ttl 600 and timestamp :at set bidder = :bidder where auction = :auction and lot = :lot")
  void bidAt(String auction, int lot, String bidder, long at, WriteOptions options);

  @SuppressDesign(rule = "CNS-05", because = "the test writes one after the other")
  @Query("update bid using ttl :ttl set bidder = :bidder where auction = :auction and lot = :lot")
  void bidFor(String auction, int lot, String bidder, Duration ttl);

  @Query(
      "update bid using timestamp :at and ttl :ttl set bidder = :bidder where auction = :auction and lot = :lot")
  void bidWith(String auction, int lot, String bidder, Instant at, int ttl);

  @Query("delete from bid using timestamp :at where auction = :auction and lot = :lot")
  void removeAt(String auction, int lot, Instant at);

  @Query("insert into bid (auction, lot, price) values (:auction, :lot, :price) using ttl 60")
  void briefly(String auction, int lot, BigDecimal price);

  record Times(Instant written, Duration left) {}

  @Select(columns = "writetime(bidder), ttl(bidder)", entity = Bid.class)
  Optional<Times> times(String auction, int lot);

  // counters
  @Query(
      value = "update like_count set likes = likes + :number where item = :item",
      entity = LikeCount.class)
  void like(UUID item, long number);

  @Query("update like_count set likes = likes - 2 where item = :item")
  void unlikeTwice(UUID item);

  @Query("delete from like_count where item = :item")
  void forget(UUID item);

  @Select(columns = "likes", entity = LikeCount.class)
  Optional<Long> likes(UUID item);

  // a version, a computed index, SERIAL maintenance
  @Query(
      "insert into ticket (id, event, issued, price, holder) values (:id, :event, :issued, :price, :holder)"
          + " if not exists")
  boolean issue(UUID id, String event, Instant issued, int price, String holder);

  @Query("update ticket set price = :price where id = :id if version = :version")
  boolean reprice(UUID id, int price, long version);

  @Query(
      "update ticket set price = :price where id = :id if holder = :holder and version = :version")
  Applied<Ticket> repriceOf(UUID id, int price, String holder, long version);

  @Query("delete from ticket where id = :id if version = :version")
  boolean cancel(UUID id, long version);

  @Select
  List<Ticket> tickets(String event);

  @Query("select id from tickets_by_day where issued >= :since and issued <= :until")
  List<UUID> issued(Instant since, Instant until);

  // a bucket that is computed, and a table with the latest row
  @Query("insert into temperature (sensor, at, value) values (:sensor, :at, :value)")
  void measure(String sensor, Instant at, double value);

  @Query("update temperature set note = :note where sensor = :sensor and at = :at")
  void annotate(String sensor, Instant at, String note);

  @Query("select value from latest_temperatures where sensor = :sensor")
  Optional<Double> latest(String sensor);

  @Select
  List<Temperature> temperatures(String sensor, Range<Instant> at);

  // generated values
  @Query("insert into delivery (courier, id, address) values (:courier, :id, :address)")
  void accept(String courier, UUID id, String address);

  @Query(
      "insert into delivery (courier, id, address, accepted) values (:courier, :id, 'x', :accepted)")
  void accept(String courier, UUID id, Instant accepted);

  @Select
  List<Delivery> deliveries(String courier);

  // a version, a static column, an update time
  @Query("insert into draft (author, title, text) values (:author, :title, :text)")
  void write(String author, String title, String text);

  @Query(
      "update draft set text = :text where author = :author and title = :title if version = :version")
  void rewrite(String author, String title, String text, long version);

  @Query("update draft set language = :language where author = :author")
  void translate(String author, String language);

  @Select
  Optional<Draft> draft(String author, String title);

  // unique values
  @Query("insert into guest (id, email, hall, seat) values (:id, :email, :hall, :seat)")
  void invite(UUID id, String email, String hall, Integer seat);

  @Query("update guest set email = :email where id = :id")
  void rename(UUID id, String email);

  @Select
  Optional<Guest> guest(String email);

  // entries that never change
  @Query(
      value =
          "insert into notice (topic, number, author, headline) values (:topic, :number, :author, :headline)",
      entity = Notice.class)
  void post(String topic, int number, String author, String headline);

  @Query("delete from notice where topic = :topic and number > :number")
  void retract(String topic, int number);

  @Select(columns = "number", entity = Notice.class)
  List<Integer> notices(String author);

  // a partition that is trimmed after each insert
  @Query("insert into recent_search (user, at, text) values (:user, :at, :text)")
  void search(String user, Instant at, String text);

  @Select
  List<RecentSearch> searches(String user);
}
