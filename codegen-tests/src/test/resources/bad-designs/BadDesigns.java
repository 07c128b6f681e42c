package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

// options: -Arowan.nodes=12

// An event log by the hour: all writes of a moment go to one partition.
@Entity
@Rate(rows = 5_000_000)
@Retention(days = 30)
@CustomIndex(
    name = "events_by_hour",
    // expect: KEY-03, SIZ-02
    partition = "hour(at)",
    clustering = {"at", "id"})
record HourEvent(@PartitionKey UUID id, @Immutable Instant at) {}

// The same by the minute: a shorter period only moves the load.
@Entity
record MinuteEvent(
    // expect: KEY-03
    @PartitionKey Instant minute,
    @Clustering UUID id) {}

// The same with three types, for twelve nodes.
@Entity
@Rate(rows = 5_000_000)
@Retention(days = 30)
@CustomIndex(
    name = "events_by_type",
    // expect: KEY-09
    partition = {"hour(at)", "type"},
    clustering = {"at", "id"})
record TypedEvent(
    @PartitionKey UUID id, @Immutable Instant at, @Cardinality(distinct = 3) String type) {}

// A roll-up by three types.
@Entity
record DayCount(
    // expect: KEY-09
    @PartitionKey EventType type,
    @Clustering LocalDate day,
    @Counter long events) {}

enum EventType { VIEW, CLICK, BUY }

// Rows that differ only by a timestamp.
@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Ttl(days = 5)
record Log(
    @PartitionKey @Cardinality(distinct = 1_000) String source,
    // expect: KEY-05
    @Clustering Instant at,
    String text) {}

// Reservations of two guests with one name overwrite each other.
@Entity
record Reservation(
    @PartitionKey String guestLastName,
    @Clustering String hotelId,
    // expect: KEY-06
    @Identity String confirmation) {}

// A description as a key.
@Entity
record ItemByDescription(
    @PartitionKey String seller,
    // expect: KEY-14
    @Clustering @Size(avg = 20_000, max = 90_000) String description) {}

// A like that is done twice becomes two likes.
@Entity
record LikeAtTime(
    @PartitionKey @Identity UUID item,
    // expect: KEY-07
    @Clustering(0) Instant likedAt,
    @Clustering(1) @Identity UUID user) {}

// A boolean partition key.
@Entity
@CustomIndex(
    name = "users_by_active",
    // expect: KEY-04
    partition = "active",
    clustering = "id")
record ActiveUser(@PartitionKey UUID id, boolean active) {}

// All posts below one text.
@Entity
@CustomIndex(
    name = "posts_by_all",
    // expect: KEY-04
    partition = "all",
    clustering = "id")
record Post(@PartitionKey UUID id, @Cardinality(distinct = 1) String all) {}

// A status in the key: each change is a delete and an insert.
@Entity
record ClientByStatus(
    // expect: KEY-08
    @PartitionKey @Mutable(perDay = 0.2) String status,
    @Clustering UUID client) {}

// The day in the clustering columns bounds nothing.
@Entity
record DayLog(
    @PartitionKey String source,
    // expect: KEY-11
    @Clustering(0) LocalDate day,
    @Clustering(1) Instant at,
    String text) {}

// Updates of a client for ever.
@Entity
@Rate(rows = 40, scope = Rate.Scope.OWNER)
@Retention(forever = true)
record ClientUpdate(
    // expect: SIZ-01
    @PartitionKey UUID client,
    @Clustering UUID number,
    @Size(avg = 80) String text) {}

// Messages of a source type: 500,000 a day.
@Entity
@Rate(rows = 10_000_000)
@Retention(days = 5)
@CustomIndex(
    name = "messages_by_source_type",
    // expect: KEY-09, SIZ-02
    partition = {"type", "day(at)"},
    clustering = {"at desc", "id"})
record Message(
    @PartitionKey UUID id, @Immutable Instant at, @Cardinality(distinct = 20) String type) {}

// One country has half of all gyms.
@Entity
record Gym(
    // expect: SIZ-03
    @PartitionKey @Cardinality(distinct = 150, skew = 80) String country,
    @Clustering(0) String state,
    @Clustering(1) String city,
    @Clustering(2) String name) {}

// The likes of a hot item.
@Entity
@Rate(rows = 1_000_000_000, peak = 10)
@Ttl(minutes = 1)
record Like(
    // expect: SIZ-04
    @PartitionKey @Cardinality(distinct = 200, skew = 4) UUID item,
    @Clustering UUID user) {}

// An attachment of 200 MB.
@Entity
record Attachment(
    @PartitionKey UUID id,
    // expect: SIZ-05
    @Size(avg = 1_000_000, max = 200_000_000) byte[] body) {}

// Two million elements.
@Entity
record Status(
    @PartitionKey String name,
    // expect: SIZ-06
    @Elements(avg = 2_000_000) Set<UUID> clients) {}

// Nobody decided how long logs are stored.
// expect: TTL-01
@Rate(rows = 10_000_000)
@Entity
record Trace(@PartitionKey UUID id, String text) {}

// An index without the identity: two items with one price overwrite each other.
@Entity
@CustomIndex(
    name = "items_by_seller_price",
    partition = "seller",
    // expect: IDX-07
    clustering = "price")
record PricedItem(@PartitionKey UUID id, String seller, BigDecimal price) {}

// An index whose old entries are never found.
@Entity
@CustomIndex(
    name = "offers_by_price",
    partition = "seller",
    clustering = {"price", "id"},
    // expect: IDX-08
    maintain = Maintain.BLIND)
record Offer(@PartitionKey UUID id, String seller, BigDecimal price) {}

// An index without an equality.
@Entity
@CustomIndex(
    name = "goods_by_price",
    // expect: IDX-05
    partition = {},
    clustering = {"price", "id"})
record Good(@PartitionKey UUID id, BigDecimal price) {}

// An index key that is stored nowhere.
@Entity
@CustomIndex(
    name = "entries_by_tag",
    // expect: IDX-06
    partition = "tagg",
    clustering = "id")
record Entry(@PartitionKey UUID id, String tag) {}

// Each write becomes forty.
@Entity
// expect: IDX-11
@CustomIndex(name = "photos_by_tag", partition = "tags", clustering = "id")
record Photo(@PartitionKey UUID id, @Elements(avg = 40) Set<String> tags) {}

// A counter beside values.
@Entity
record Author(
    @PartitionKey String name,
    @Counter long posts,
    // expect: CNS-01
    String bio) {}

// An exact counter.
@Entity
record ItemLikes(
    @PartitionKey UUID item,
    // expect: CNS-03
    @Counter(exact = true) long likes) {}

// A collection as a key.
@Entity
record AddressBook(
    @PartitionKey UUID owner,
    // expect: KEY-02
    @Clustering List<String> names) {}

// Clustering columns without their order.
@Entity
record Sale(
    @PartitionKey UUID seller,
    // expect: KEY-01
    @Clustering String state,
    // expect: KEY-01
    @Clustering String city) {}

// A TTL of a century.
// expect: TTL-03
@Ttl(days = 40_000)
@Entity
record Century(@PartitionKey UUID id) {}

@Entity
@CustomIndex(
    name = "reads_by_item",
    partition = "item",
    clustering = {"at desc", "id"},
    include = "title")
record Read(
    @PartitionKey UUID id,
    @Immutable UUID item,
    @Immutable Instant at,
    String title,
    String text) {}

@Entity
record Lift(
    @PartitionKey(0) String country,
    @PartitionKey(1) String state,
    @Clustering(0) String city,
    @Clustering(1) String name,
    @Clustering(2) LocalDate opened) {}

@Dao
interface Reads {
  // Who liked it? No table has that key.
  @Select
  // expect: QRY-01
  List<Read> titled(String title);

  // One read for each entry, although the index has the title.
  @Select
  // expect: QRY-08
  List<Read> of(UUID item);
}

@Dao
interface Lifts {
  // A part of the partition key.
  @Select
  // expect: QRY-02
  List<Lift> in(String country);

  // A skipped clustering column.
  @Select
  // expect: QRY-03
  List<Lift> named(String country, String state, String name);

  // A restriction after a range.
  @Select
  // expect: QRY-04
  List<Lift> between(String country, String state, Range<String> city, String name);

  // An order that is not stored.
  // expect: QRY-05
  @Select(orderBy = "name")
  List<Lift> sorted(String country, String state);
}
