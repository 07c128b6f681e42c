package shop;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.io.InputStream;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

interface Shop {
  enum State { NEW, SOLD }

  @Entity("items")
  @SuppressDesign(rule = "KEY-03", because = "few items are listed at a time")
  @CustomIndex(
      name = "items_by_seller",
      partition = "sellerId",
      clustering = {"price desc", "id"},
      include = "title")
  @CustomIndex(
      name = "items_by_day",
      partition = "day(listedAt)",
      clustering = {"listedAt desc", "id"},
      include = "*")
  @CustomIndex(name = "items_by_tag", partition = "tags", clustering = "id")
  record Item(
      @PartitionKey UUID id,
      String title,
      @Immutable String sellerId,
      BigDecimal price,
      @Immutable Instant listedAt,
      Set<String> tags,
      State state) {}

  @Entity
  @Rate(rows = 300_000, peak = 5)
  @Ttl(days = 30)
  @CustomIndex(
      name = "visits_by_page",
      partition = {"page", "day(at)"},
      clustering = {"at desc", "id"})
  record Visit(
      @PartitionKey UUID id,
      @Immutable @Cardinality(distinct = 1_000, skew = 4) @Size(avg = 20, max = 100) String page,
      @Immutable Instant at) {}

  @Entity
  @CustomIndex(
      name = "bids_by_bidder",
      partition = "bidder",
      clustering = {"amount desc", "item"},
      include = "currency",
      maintain = Maintain.SERVER_VIEW)
  record Bid(
      @PartitionKey UUID item,
      @Clustering(value = 0, order = Order.DESC) BigDecimal amount,
      @Clustering(1) UUID bidder,
      @Static int bids,
      @Column(type = CqlType.ASCII) String currency) {}

  @Entity
  @CustomIndex(
      name = "members_by_town",
      partition = "town",
      clustering = "id",
      include = "*",
      maintain = Maintain.SERVER_VIEW)
  record Member(@PartitionKey UUID id, @Unique String email, String town) {}

  @Entity
  @Ttl(days = 30)
  @TableOptions(
      compaction = TableOptions.Compaction.TIME_WINDOW,
      gcGraceSeconds = 10_800,
      comment = "the city's meters")
  @TableOptions(
      index = "pulses_by_kind",
      compression = TableOptions.Compression.ZSTD,
      cachedRows = 10)
  @CustomIndex(
      name = "pulses_by_kind",
      partition = {"lower(kind)", "format(pulsedAt, 'yyyy') as at_year"},
      clustering = {"pulsedAt", "meter", "day"})
  record Pulse(
      @PartitionKey(0) String meter,
      @PartitionKey(1) @Bucket(of = "pulsedAt", unit = ChronoUnit.DAYS, size = 2) LocalDate day,
      @Clustering @Identity Instant pulsedAt,
      @Immutable String kind) {}

  @Entity
  @CopiedBy(Review.class)
  record Seller(@PartitionKey UUID id, String name) {}

  @Entity
  record Review(
      @PartitionKey UUID sellerId,
      @Clustering UUID id,
      String text,
      @CopiedFrom(entity = Seller.class, field = "name", most = 100) String sellerName) {}

  @Entity
  record Reviews(
      @PartitionKey UUID sellerId,
      @ReconciledCounter(from = Review.class, every = "PT30M") @Counter long written) {}

  @Dao
  interface Items {
    @Insert
    void save(Item item);

    @SuppressDesign(rule = "IDX-13", because = "this shop runs on the embedded store")
    @Insert(ifNotExists = true)
    boolean create(Item item);

    @Update
    void reprice(UUID id, BigDecimal price);

    @Delete
    void remove(UUID id);

    @Select
    Optional<Item> find(UUID id);

    @SuppressDesign(rule = "QRY-08", because = "few entries")
    @Select
    Page<Item> bySeller(String sellerId, Range<BigDecimal> price, PageRequest page);

    @SuppressDesign(rule = "QRY-08", because = "few entries")
    @Select(orderBy = "price")
    List<Item> cheapest(String sellerId, Limit limit);

    @Select
    Stream<Item> listed(LocalDate listedAtDay);

    @Select
    CompletionStage<List<Item>> tagged(String tags);
  }

  @Dao(readConsistency = Consistency.LOCAL_ONE, pageSize = 100, tracing = true)
  interface Bids {
    @Insert
    CompletionStage<Void> save(Bid bid);

    @Update
    void count(UUID item, int bids);

    @Delete
    void removeAll(UUID item);

    @Delete
    void remove(Bid bid);

    @Select
    Bid get(UUID item, BigDecimal amount, UUID bidder);

    @SuppressDesign(rule = "QRY-08", because = "few entries")
    @Select
    List<Bid> byBidder(UUID bidder);
  }

  @Dao
  interface ReviewEdits {
    @Insert
    void addAll(List<Review> reviews);

    @Update(onlyIf = "text = :before", entity = Review.class)
    boolean edit(UUID sellerId, UUID id, String text, String before);

    @Delete(entity = Review.class)
    void removeAll(UUID sellerId, Collection<UUID> id);
  }

  @Dao
  interface Members {
    @Insert
    void join(Member member);

    @Select
    List<Member> byTown(String town);
  }

  @Entity
  @KeepLast(value = 2_000, trimEvery = 50)
  record Call(@PartitionKey UUID sellerId, @Clustering(order = Order.DESC) Instant at) {}

  @Dao
  interface Calls {
    @Insert
    void save(Call call);

    @Delete(entity = Call.class, beyondLast = true)
    void trim(UUID sellerId);
  }

  @Entity
  record Photo(@PartitionKey UUID sellerId, @Clustering int number, @Chunked Chunks content) {}

  @Dao
  interface Photos {
    @Insert
    Photo save(Photo photo, InputStream content);

    @Select(columns = "content")
    LargeValue content(UUID sellerId, int number);

    @Delete(entity = Photo.class)
    void removeAll(UUID sellerId);
  }
}
