package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

// options: -Arowan.nodes=12

// The hour as a text, which sorts by the day of the month.
@Entity
record TextHour(
    // expect: KEY-03, TYP-02
    @PartitionKey String ddmmyyhh,
    @Clustering UUID id) {}

// Numbers as text: 123, 3, 832416.
@Entity
record NumberText(
    @PartitionKey String owner,
    // expect: TYP-02
    @Clustering @Encoded(Encoded.As.NUMBER) String number) {}

// State, zip and time in one text.
@Entity
record JoinedKey(
    @PartitionKey UUID seller,
    // expect: TYP-02
    @Clustering @Encoded(Encoded.As.PARTS) String stateZipTime) {}

// The sentinel of all posts.
@Entity
record TaggedPost(
    // expect: KEY-04
    @PartitionKey @Constant String notag,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID id) {}

// A million clients below five statuses that change.
@Entity
@CustomIndex(
    name = "clients_by_status",
    // expect: KEY-08, KEY-09, SIZ-02
    partition = "status",
    clustering = "id")
record Client(
    @PartitionKey @Cardinality(distinct = 1_000_000) UUID id,
    @Cardinality(distinct = 5) @Mutable(perDay = 0.2) String status) {}

// Rows that expire before their retention ends.
@Entity
@Retention(days = 90)
// expect: TTL-02
@Ttl(days = 30)
record Statement(@PartitionKey UUID id, String text) {}

// An amount and its currency in two cells.
@Entity
record Payment(
    @PartitionKey UUID id,
    // expect: CNS-05
    @Together BigDecimal amount,
    @Together String currency) {}

// Three whole copies in one batch, which Cassandra refuses.
@Entity
// expect: CNS-04
@CustomIndex(name = "mails_by_box", partition = "box", clustering = "id", include = "*")
@CustomIndex(name = "mails_by_sender", partition = "sender", clustering = "id", include = "*")
record Mail(
    @PartitionKey UUID id,
    @Immutable UUID box,
    @Immutable String sender,
    @Size(avg = 1_000, max = 30_000) String text) {}

// An optional age, written as a tombstone for each new user.
@Entity
@Immutable
record UserProfile(@PartitionKey UUID id, @Nullable Integer age, @Nullable String gender) {}

// A counter that is taken as exact.
@Entity
record ItemLikeCount(@PartitionKey UUID item, @Counter long likes) {}

// A queue.
@Entity
@Rate(rows = 50_000)
@Retention(days = 1)
record Job(
    @PartitionKey @Cardinality(distinct = 1) String queue,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
    String work) {}

// 24 hours in twelve shards: 288 requests for one call.
@Entity
@CustomIndex(
    name = "clicks_by_hour",
    partition = {"hour(at)", "shard(id, 12)"},
    clustering = {"at", "id"},
    include = "*")
record Click(@PartitionKey UUID id, @Immutable Instant at, String page) {}

// All comments of a post as one list.
@Entity
@Rows(perPartition = 200, max = 100_000)
record Comment(
    @PartitionKey UUID post, @Clustering @Column(type = CqlType.TIMEUUID) UUID id, String text) {}

// A front page that every visitor reads.
@Entity
record FrontPage(
    // expect: KEY-09
    @PartitionKey @Cardinality(distinct = 3) String language,
    String text) {}

// Items of a seller in a range of dates, by price.
@Entity
@CustomIndex(
    name = "listings_by_seller",
    partition = "seller",
    clustering = {"listed", "id"},
    include = "*")
record Listing(@PartitionKey UUID id, UUID seller, Instant listed, BigDecimal price) {}

@Dao
interface Callers {
  // expect: TTL-06
  @Insert(nulls = Nulls.DELETE)
  void save(UserProfile profile);

  @Select
  // expect: CNS-03
  @AccessPattern(exact = true)
  ItemLikeCount likes(UUID item);

  @Select
  // expect: TTL-05
  List<Job> first(String queue, Limit limit);

  @Delete
  @AccessPattern(perSecond = 0.6)
  void done(Job job);

  @Select
  @AccessPattern(range = "PT24H")
  // expect: QRY-07
  Stream<Click> between(Range<Instant> at);

  @Select
  // expect: QRY-09
  List<Comment> of(UUID post);

  @Select
  @AccessPattern(perSecond = 20_000)
  // expect: SIZ-04
  FrontPage page(String language);

  // expect: QRY-06
  @Select(orderBy = "price")
  List<Listing> cheapest(UUID seller, Range<Instant> listed);

  // A scan without a reason.
  // expect: QRY-10
  @FullScan(because = "")
  List<Comment> allComments();
}
