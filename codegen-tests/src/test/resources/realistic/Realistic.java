package realistic;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Unique;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/** Entities as teams write them, without any hint about the data. */
class Realistic {

  // chat

  @Entity
  record Message(
      @PartitionKey(0) UUID channel,
      @PartitionKey(1) int bucket,
      @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
      UUID author,
      String text) {}

  @Entity
  record Membership(@PartitionKey UUID channel, @Clustering UUID member, Instant since) {}

  @Entity
  @CustomIndex(name = "channels_by_owner", partition = "owner", clustering = "id")
  record Channel(@PartitionKey UUID id, UUID owner, String name, Set<String> topics) {}

  @Entity
  record ReadMark(@PartitionKey UUID member, @Clustering UUID channel, UUID lastRead) {}

  // things that measure

  @Entity
  record Sensor(@PartitionKey String serial, String model, LocalDate installed, boolean active) {}

  @Entity
  record Measurement(
      @PartitionKey(0) String sensor,
      @PartitionKey(1) LocalDate day,
      @Clustering Instant at,
      double value) {}

  @Entity
  record HourlyMean(
      @PartitionKey(0) String sensor,
      @PartitionKey(1) YearMonth month,
      @Clustering Instant hour,
      double mean,
      int count) {}

  @Entity
  @CustomIndex(name = "alarms_by_site", partition = "site", clustering = {"raised desc", "id"})
  record Alarm(@PartitionKey UUID id, String site, String sensor, Instant raised, String text) {}

  @Entity
  record Position(
      @PartitionKey(0) UUID vehicle,
      @PartitionKey(1) LocalDate day,
      @Clustering Instant at,
      double latitude,
      double longitude) {}

  // orders

  enum OrderState { OPEN, PAID, SENT, CANCELLED }

  @Entity
  @CustomIndex(name = "purchases_by_customer", partition = "customer", clustering = {"placed desc", "id"})
  record Purchase(
      @PartitionKey UUID id, UUID customer, Instant placed, OrderState state, BigDecimal total) {}

  @Entity
  record PurchaseLine(
      @PartitionKey UUID purchase, @Clustering int line, String sku, int quantity, BigDecimal price) {}

  @Entity
  record Basket(@PartitionKey UUID customer, @Clustering String sku, int quantity, Instant added) {}

  @Entity
  record Shipment(@PartitionKey String tracking, UUID purchase, String carrier, List<String> stops) {}

  @Entity
  record ShipmentEvent(
      @PartitionKey String tracking, @Clustering Instant at, String place, String text) {}

  @Entity
  @CustomIndex(name = "invoices_by_month", partition = {"tenant", "month(issued)"}, clustering = "number")
  record Invoice(@PartitionKey String number, String tenant, LocalDate issued, BigDecimal total) {}

  // catalogues

  @Entity
  @CustomIndex(name = "products_by_category", partition = "category", clustering = {"name", "sku"})
  record Product(
      @PartitionKey String sku, String category, String name, Map<String, String> attributes) {}

  @Entity
  record Price(@PartitionKey String sku, @Clustering String currency, BigDecimal amount) {}

  @Entity
  record Stock(@PartitionKey String sku, @Clustering String warehouse, int available) {}

  @Entity
  record Review(
      @PartitionKey String sku,
      @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
      int stars,
      String text) {}

  @Entity
  record RatingCount(@PartitionKey String sku, @Clustering int stars, @Counter long reviews) {}

  // social networks

  @Entity
  record Account(@PartitionKey UUID id, @Unique String handle, String name, Instant joined) {}

  @Entity
  @CustomIndex(name = "followers", partition = "followed", clustering = "follower")
  record Follow(@PartitionKey UUID follower, @Clustering UUID followed, Instant since) {}

  @Entity
  record Timeline(
      @PartitionKey UUID reader,
      @Clustering @Column(type = CqlType.TIMEUUID) UUID post,
      UUID author) {}

  @Entity
  @CustomIndex(name = "posts_by_author", partition = "author", clustering = {"at desc", "id"})
  record Post(@PartitionKey UUID id, UUID author, Instant at, String text, Set<String> tags) {}

  @Entity
  record PostLike(@PartitionKey UUID post, @Clustering UUID account, Instant at) {}

  @Entity
  record LikeCount(@PartitionKey UUID post, @Counter long likes) {}

  // tickets

  @Entity
  @CustomIndex(name = "issues_by_assignee", partition = "assignee", clustering = {"opened desc", "id"})
  record Issue(
      @PartitionKey UUID id, String project, UUID assignee, String title, Instant opened) {}

  @Entity
  record Comment(
      @PartitionKey UUID issue,
      @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
      UUID author,
      String text) {}

  @Entity
  record Seat(
      @PartitionKey UUID event, @Clustering(0) String block, @Clustering(1) int seat, UUID buyer) {}

  @Entity
  record Event(@PartitionKey UUID id, String title, LocalDate day, LocalTime doors) {}

  // games

  @Entity
  record Player(@PartitionKey UUID id, @Unique String name, int level, Map<String, Integer> items) {}

  @Entity
  record Score(
      @PartitionKey(0) String game,
      @PartitionKey(1) String season,
      @Clustering(0) long points,
      @Clustering(1) UUID player) {}

  @Entity
  record Match(
      @PartitionKey UUID player,
      @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
      String map,
      boolean won) {}

  @Entity
  record Inventory(@PartitionKey UUID player, @Clustering String item, int count) {}

  // finance

  @Entity
  record Wallet(@PartitionKey String iban, @Static String holder, @Clustering UUID id, long cents) {}

  @Entity
  record Booking(
      @PartitionKey(0) String wallet,
      @PartitionKey(1) YearMonth month,
      @Clustering(0) Instant at,
      @Clustering(1) UUID id,
      long cents,
      String text) {}

  @Entity
  record Rate(@PartitionKey String pair, @Clustering LocalDate day, BigDecimal rate) {}

  @Entity
  record Quote(
      @PartitionKey(0) String symbol,
      @PartitionKey(1) LocalDate day,
      @Clustering Instant at,
      BigDecimal bid,
      BigDecimal ask) {}

  @Entity
  record Mandate(@PartitionKey String creditor, @Clustering String reference, LocalDate signed) {}

  // operation, media, travel

  @Entity
  record LogLine(
      @PartitionKey(0) String host,
      @PartitionKey(1) Instant hour,
      @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
      String text) {}

  @Entity
  record Session(@PartitionKey String id, UUID account, Instant created, boolean persistent) {}

  @Entity
  record Preference(@PartitionKey UUID account, @Clustering String name, String value) {}

  @Entity
  @CustomIndex(name = "films_by_year", partition = "year", clustering = {"title", "id"})
  record Film(@PartitionKey UUID id, String title, Year year, List<String> actors) {}

  @Entity
  record Playback(@PartitionKey UUID account, @Clustering UUID film, int second, Instant at) {}

  @Entity
  record Room(
      @PartitionKey String hotel, @Clustering(0) LocalDate day, @Clustering(1) int room, boolean free) {}

  @Entity
  @CustomIndex(name = "reservations_by_guest", partition = "guest", clustering = {"arrival", "number"})
  record Reservation(
      @PartitionKey String number, String hotel, String guest, LocalDate arrival, int nights) {}

  // methods, without any number about calls

  @Dao
  interface Usual {
    @Insert
    void save(Message message);

    @Insert(nulls = Nulls.DELETE)
    void replace(Product product);

    @Select
    List<Message> latest(UUID channel, int bucket, Limit limit);

    @Select(orderBy = "id desc")
    List<Comment> comments(UUID issue);

    @Select
    List<Alarm> alarms(String site, Range<Instant> raised);

    @Select
    List<Product> ofCategory(String category);

    @Select
    List<Player> players(Collection<UUID> id);

    @Select
    List<Match> matches(UUID player);

    @Delete
    void remove(Comment comment);

    @Delete
    void clear(Basket basket);

    @Select
    List<Basket> basket(UUID customer);

    @Select
    LikeCount likes(UUID post);

    @FullScan(because = "a nightly export")
    Stream<Purchase> purchases();
  }
}
