package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.schema.Period;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Items} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanItems implements Items {
  private final DaoRuntime<Item> runtime;

  private final DaoRuntime<Item> save;

  private final DaoRuntime<Item> reprice;

  private final DaoRuntime<Item> remove;

  private final KeyedRead<Item> bySeller;

  private final KeyedRead<Item> cheapest;

  private final KeyedRead<Item> byTitle;

  private final KeyedRead<Item> byTag;

  private final KeyedRead<Item> bySize;

  private final KeyedRead<Item> byDay;

  private final KeyedRead<Item> dearest;

  private final KeyedRead<Item> cheapestOf;

  private final KeyedRead<Item> part;

  private final KeyedRead<Item> between;

  private final KeyedRead<Item> firstOf;

  private final KeyedRead<Item> byHour;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanItems(Rowan rowan) {
    this.runtime = rowan.runtime(ItemMapping.INSTANCE);
    this.save = runtime.attributedTo("Items.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.reprice = runtime.attributedTo("Items.reprice", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.remove = runtime.attributedTo("Items.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.bySeller = runtime.keyedRead(
            ReadPlan.through("Items.bySeller", ItemMapping.ITEMS_BY_SELLER)
                .as("SELECT ... FROM items_by_seller WHERE seller_id = ? AND price >= ? AND price <= ?", PlannedRequests.of(1).andOneForEachRow()));
    this.cheapest = runtime.keyedRead(
            ReadPlan.through("Items.cheapest", ItemMapping.ITEMS_BY_SELLER).backwards()
                .as("SELECT ... FROM items_by_seller WHERE seller_id = ? ORDER BY price ASC, id DESC LIMIT ?", PlannedRequests.of(1).andOneForEachRow()));
    this.byTitle = runtime.keyedRead(
            ReadPlan.through("Items.byTitle", ItemMapping.ITEMS_BY_TITLE)
                .as("SELECT ... FROM items_by_title WHERE title = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.byTag = runtime.keyedRead(
            ReadPlan.through("Items.byTag", ItemMapping.ITEMS_BY_TAG)
                .as("SELECT ... FROM items_by_tag WHERE tags_element = ? AND listed_at >= ? AND listed_at <= ?", PlannedRequests.of(1).andOneForEachRow()));
    this.bySize = runtime.keyedRead(
            ReadPlan.through("Items.bySize", ItemMapping.ITEMS_BY_SIZE)
                .as("SELECT ... FROM items_by_size WHERE seller_id = ? AND listed_at_month = ? AND sizes_element >= ? AND sizes_element <= ?", PlannedRequests.of(1).andOneForEachRow()));
    this.byDay = runtime.keyedRead(
            ReadPlan.through("Items.byDay", ItemMapping.ITEMS_BY_DAY)
                .as("SELECT ... FROM items_by_day WHERE listed_at_day = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.dearest = runtime.keyedRead(
            ReadPlan.through("Items.dearest", ItemMapping.ITEMS_BY_MONTH).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM items_by_month WHERE listed_at_month = ? AND id_shard_4 = ?", PlannedRequests.of(4).andOneForEachRow()));
    this.cheapestOf = runtime.keyedRead(
            ReadPlan.through("Items.cheapestOf", ItemMapping.ITEMS_BY_MONTH).backwards().inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM items_by_month WHERE listed_at_month = ? AND id_shard_4 = ? ORDER BY price ASC, id DESC LIMIT ?", PlannedRequests.UNKNOWN));
    this.part = runtime.keyedRead(
            ReadPlan.through("Items.part", ItemMapping.ITEMS_BY_MONTH)
                .as("SELECT ... FROM items_by_month WHERE listed_at_month = ? AND id_shard_4 = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.between = runtime.keyedRead(
            ReadPlan.through("Items.between", ItemMapping.ITEMS_BY_DAY).inOrder(PartitionOrder.DESCENDING, 0)
                .as("SELECT ... FROM items_by_day WHERE listed_at_day = ? AND listed_at >= ? AND listed_at <= ?", PlannedRequests.UNKNOWN));
    this.firstOf = runtime.keyedRead(
            ReadPlan.through("Items.firstOf", ItemMapping.ITEMS_BY_DAY).backwards().inOrder(PartitionOrder.ASCENDING, 0)
                .as("SELECT ... FROM items_by_day WHERE listed_at_day = ? AND listed_at >= ? AND listed_at <= ? ORDER BY listed_at ASC, id DESC LIMIT ?", PlannedRequests.UNKNOWN));
    this.byHour = runtime.keyedRead(
            ReadPlan.through("Items.byHour", ItemMapping.ITEMS_BY_HOUR)
                .as("SELECT ... FROM items_by_hour WHERE listed_at_hour = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Item} as a row of table {@code item}. Derived tables: {@code
   * items_by_seller}, {@code items_by_title}, {@code items_by_tag}, {@code items_by_size}, {@code
   * items_by_day}, {@code items_by_month}, {@code items_by_hour}.
   *
   * <p>Cost: 1 row and up to 8 index entries and up to 4 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 3
   * entries and up to 2 for each indexed element in parallel, then the row with up to 2 entries;
   * then, after the call returns, up to 3 requests and up to 2 for each indexed element more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public void save(Item item) {
    runtime.await(save.insert(item, Nulls.UNSET));
  }

  /**
   * Updates {@code price} of one row of table {@code item}. Derived tables: {@code
   * items_by_seller}, {@code items_by_title}, {@code items_by_tag}, {@code items_by_size}, {@code
   * items_by_day}, {@code items_by_month}, {@code items_by_hour}.
   *
   * <p>Cost: 1 row and up to 7 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 3
   * entries and up to 2 for each indexed element in parallel, then the row with up to 2 entries;
   * then, after the call returns, up to 2 requests more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public void reprice(UUID id, BigDecimal price) {
    runtime.await(
        reprice.update(
            reprice.rowChange()
                .key(ItemMapping.ID, id)
                .set(ItemMapping.PRICE, price)
                .row()));
  }

  /**
   * Deletes the {@code Item} with the given {@code id} from table {@code item}. Derived tables:
   * {@code items_by_seller}, {@code items_by_title}, {@code items_by_tag}, {@code items_by_size},
   * {@code items_by_day}, {@code items_by_month}, {@code items_by_hour}.
   *
   * <p>Cost: 1 row and up to 5 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 2 round trips: a read of the row, then the row with
   * up to 2 entries; then, after the call returns, up to 3 requests and up to 2 for each indexed
   * element more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing, except entries in one logged batch with the row until Cassandra replays the
   * batch. Of concurrent writers, the latest timestamp wins for all indexed columns together; the
   * others can leave orphaned entries. A retry is safe, but the attempt that timed out can leave
   * orphaned entries. Reads filter and remove them.
   */
  @Override
  public void remove(UUID id) {
    runtime.await(remove.deleteByKey(remove.key(ItemMapping.ID, id)));
  }

  /**
   * Reads the {@code Item} rows with the given {@code seller_id}, and with {@code price} in the
   * given range, through the index table {@code items_by_seller}. The rows are in their stored
   * order. Each row found is read from table {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_seller WHERE seller_id = ? AND price >=
   * ? AND price <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public Page<Item> bySeller(String sellerId, Range<BigDecimal> price, PageRequest page) {
    return runtime.awaitRead(
        bySeller
            .select(bySeller.key(ItemMapping.SELLER_ID, sellerId))
            .range(bySeller.rangeOf(ItemMapping.PRICE, price))
            .page(page));
  }

  /**
   * Reads the {@code Item} rows with the given {@code seller_id}, through the index table {@code
   * items_by_seller}. The rows are in the reverse of their stored order. Each row found is read
   * from table {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_seller WHERE seller_id = ? ORDER BY
   * price ASC, id DESC LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Item> cheapest(String sellerId, Limit limit) {
    return runtime.awaitRead(
        cheapest
            .select(cheapest.key(ItemMapping.SELLER_ID, sellerId))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Item} rows with the given {@code title}, through the index table {@code
   * items_by_title}. The rows are in their stored order. Each row found is read from table {@code
   * item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_title WHERE title = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Item> byTitle(String title) {
    return runtime.awaitRead(
        byTitle
            .select(byTitle.key(ItemMapping.TITLE, title))
            .list());
  }

  /**
   * Reads the {@code Item} rows with the given {@code tags_element}, and with {@code listed_at}
   * in the given range, through the index table {@code items_by_tag}. The rows are in their
   * stored order. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_tag WHERE tags_element = ? AND listed_at
   * >= ? AND listed_at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Item> byTag(String tags, Range<Instant> listedAt) {
    return runtime.awaitRead(
        byTag
            .select(byTag.key(ItemMapping.TAGS_ELEMENT, tags))
            .range(byTag.rangeOf(ItemMapping.LISTED_AT, listedAt))
            .list());
  }

  /**
   * Reads the {@code Item} rows with the given {@code seller_id}, {@code listed_at_month}, and
   * with {@code sizes_element} in the given range, through the index table {@code items_by_size}.
   * The rows are in their stored order. Each row found is read from table {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_size WHERE seller_id = ? AND
   * listed_at_month = ? AND sizes_element >= ? AND sizes_element <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Item> bySize(String sellerId, LocalDate listedAtMonth, Range<Integer> sizes) {
    return runtime.awaitRead(
        bySize
            .select(
                bySize.key(ItemMapping.SELLER_ID, sellerId),
                bySize.key(ItemMapping.LISTED_AT_MONTH, listedAtMonth))
            .range(bySize.rangeOf(ItemMapping.SIZES_ELEMENT, sizes))
            .list());
  }

  /**
   * Reads the {@code Item} rows with the given {@code listed_at_day}, through the index table
   * {@code items_by_day}. The rows are in their stored order. The index entries hold every
   * column.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_day WHERE listed_at_day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public Stream<Item> byDay(LocalDate listedAtDay) {
    return runtime.awaitRead(
        byDay
            .select(byDay.key(ItemMapping.LISTED_AT_DAY, listedAtDay))
            .stream());
  }

  /**
   * Reads the {@code Item} rows with the given {@code listed_at_month}, through the index table
   * {@code items_by_month}. The rows of all partitions are merged in their stored order. The
   * index entries hold every column.
   *
   * <p>Cost: 4 partitions, 4 requests, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_month WHERE listed_at_month = ? AND
   * id_shard_4 = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public Page<Item> dearest(LocalDate listedAtMonth, PageRequest page) {
    return runtime.awaitRead(
        dearest
            .select(
                dearest.key(ItemMapping.LISTED_AT_MONTH, listedAtMonth),
                AnyOf.below(4))
            .page(page));
  }

  /**
   * Reads the {@code Item} rows with any of the given {@code listed_at_month}, through the index
   * table {@code items_by_month}. The rows of all partitions are merged in the reverse of their
   * stored order. The index entries hold every column.
   *
   * <p>Cost: 4 partitions, 4 requests, for each value of listedAtMonth, and on a cluster 1
   * request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_month WHERE listed_at_month = ? AND
   * id_shard_4 = ? ORDER BY price ASC, id DESC LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Item> cheapestOf(Collection<LocalDate> listedAtMonth, Limit limit) {
    return runtime.awaitRead(
        cheapestOf
            .select(
                cheapestOf.anyOf(ItemMapping.LISTED_AT_MONTH, listedAtMonth),
                AnyOf.below(4))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Item} rows with the given {@code listed_at_month}, {@code id_shard_4},
   * through the index table {@code items_by_month}. The rows are in their stored order. The index
   * entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_month WHERE listed_at_month = ? AND
   * id_shard_4 = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public Stream<Item> part(LocalDate listedAtMonth, int idShard) {
    return runtime.awaitRead(
        part
            .select(
                part.key(ItemMapping.LISTED_AT_MONTH, listedAtMonth),
                part.key(ItemMapping.ID_SHARD_4, idShard))
            .stream());
  }

  /**
   * Reads the {@code Item} rows with {@code listed_at} in the given range, through the index
   * table {@code items_by_day}. The rows are in their stored order; a bucket is read when its
   * rows are needed. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day(listedAt), and on a cluster 1 request
   * for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_day WHERE listed_at_day = ? AND
   * listed_at >= ? AND listed_at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public Page<Item> between(Range<Instant> listedAt, PageRequest page) {
    return runtime.awaitRead(
        between
            .select(between.periods(ItemMapping.LISTED_AT, Period.DAY, listedAt))
            .range(between.rangeOf(ItemMapping.LISTED_AT, listedAt))
            .page(page));
  }

  /**
   * Reads the {@code Item} rows with {@code listed_at} in the given range, through the index
   * table {@code items_by_day}. The rows are in the reverse of their stored order; a bucket is
   * read when its rows are needed. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day(listedAt), and on a cluster 1 request
   * for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_day WHERE listed_at_day = ? AND
   * listed_at >= ? AND listed_at <= ? ORDER BY listed_at ASC, id DESC LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Item> firstOf(Range<Instant> listedAt, Limit limit) {
    return runtime.awaitRead(
        firstOf
            .select(firstOf.periods(ItemMapping.LISTED_AT, Period.DAY, listedAt))
            .range(firstOf.rangeOf(ItemMapping.LISTED_AT, listedAt))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Item} rows with the given {@code listed_at_hour}, through the index table
   * {@code items_by_hour}. The rows are in their stored order. Each row found is read from table
   * {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM items_by_hour WHERE listed_at_hour = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<List<Item>> byHour(Instant listedAtHour) {
    return byHour
        .select(byHour.key(ItemMapping.LISTED_AT_HOUR, listedAtHour))
        .list();
  }
}
