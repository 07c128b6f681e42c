package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.query.AnyOf;
import dev.rowan.query.Limit;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import dev.rowan.query.Range;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.schema.Period;
import dev.rowan.upkeep.Periods;
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

/** {@link Items} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanItems implements Items {
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

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanItems(Rowan rowan) {
    this.runtime = rowan.runtime(ItemMapping.INSTANCE);
    this.save = runtime.attributedTo("Items.save");
    this.reprice = runtime.attributedTo("Items.reprice");
    this.remove = runtime.attributedTo("Items.remove");
    this.bySeller = runtime.keyedRead(
            ReadPlan.through("Items.bySeller", ItemMapping.ITEMS_BY_SELLER));
    this.cheapest = runtime.keyedRead(
            ReadPlan.through("Items.cheapest", ItemMapping.ITEMS_BY_SELLER).backwards());
    this.byTitle = runtime.keyedRead(
            ReadPlan.through("Items.byTitle", ItemMapping.ITEMS_BY_TITLE));
    this.byTag = runtime.keyedRead(
            ReadPlan.through("Items.byTag", ItemMapping.ITEMS_BY_TAG));
    this.bySize = runtime.keyedRead(
            ReadPlan.through("Items.bySize", ItemMapping.ITEMS_BY_SIZE));
    this.byDay = runtime.keyedRead(
            ReadPlan.through("Items.byDay", ItemMapping.ITEMS_BY_DAY));
    this.dearest = runtime.keyedRead(
            ReadPlan.through("Items.dearest", ItemMapping.ITEMS_BY_MONTH).inOrder());
    this.cheapestOf = runtime.keyedRead(
            ReadPlan.through("Items.cheapestOf", ItemMapping.ITEMS_BY_MONTH).backwards().inOrder());
    this.part = runtime.keyedRead(
            ReadPlan.through("Items.part", ItemMapping.ITEMS_BY_MONTH));
    this.between = runtime.keyedRead(
            ReadPlan.through("Items.between", ItemMapping.ITEMS_BY_DAY).inOrder());
    this.firstOf = runtime.keyedRead(
            ReadPlan.through("Items.firstOf", ItemMapping.ITEMS_BY_DAY).backwards().inOrder());
    this.byHour = runtime.keyedRead(
            ReadPlan.through("Items.byHour", ItemMapping.ITEMS_BY_HOUR));
  }

  /**
   * Writes a row of {@code item}, and what follows from it in {@code items_by_seller}, {@code
   * items_by_title}, {@code items_by_tag}, {@code items_by_size}, {@code items_by_day}, {@code
   * items_by_month}, {@code items_by_hour}.
   *
   * <p>Cost: 1 row and up to 8 index entries and up to 4 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 3
   * entries and up to 2 for each indexed element at one time, then the row with up to 2 entries;
   * no caller waits for up to 3 requests and up to 2 for each indexed element more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public void save(Item item) {
    runtime.await(save.insert(item, Nulls.UNSET));
  }

  /**
   * Changes {@code price} of one row of {@code item}, and what follows from it in {@code
   * items_by_seller}, {@code items_by_title}, {@code items_by_tag}, {@code items_by_size}, {@code
   * items_by_day}, {@code items_by_month}, {@code items_by_hour}.
   *
   * <p>Cost: 1 row and up to 7 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 3
   * entries and up to 2 for each indexed element at one time, then the row with up to 2 entries;
   * no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public void reprice(UUID id, BigDecimal price) {
    runtime.await(
        reprice.update(
            RowChange.of(ItemMapping.TABLE)
                .key(ItemMapping.ID, id)
                .set(ItemMapping.PRICE, price)
                .row()));
  }

  /**
   * Deletes the row of {@code item} with this {@code id}, and what follows from it in {@code
   * items_by_seller}, {@code items_by_title}, {@code items_by_tag}, {@code items_by_size}, {@code
   * items_by_day}, {@code items_by_month}, {@code items_by_hour}.
   *
   * <p>Cost: 1 row and up to 5 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 2 round trips: a read of the row, then the row with
   * up to 2 entries; no caller waits for up to 3 requests and up to 2 for each indexed element
   * more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public void remove(UUID id) {
    runtime.await(remove.deleteByKey(ItemMapping.ID.encodeKey(id)));
  }

  /**
   * Reads index {@code items_by_seller} with this {@code seller_id}, and {@code price} in range,
   * in its stored order; looks up each row in {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public Page<Item> bySeller(String sellerId, Range<BigDecimal> price, PageRequest page) {
    return runtime.awaitRead(
        bySeller
            .select(ItemMapping.SELLER_ID.encodeKey(sellerId))
            .range(ItemMapping.PRICE.encode(price))
            .page(page));
  }

  /**
   * Reads index {@code items_by_seller} with this {@code seller_id}, against its stored order;
   * looks up each row in {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Item> cheapest(String sellerId, Limit limit) {
    return runtime.awaitRead(
        cheapest
            .select(ItemMapping.SELLER_ID.encodeKey(sellerId))
            .limit(limit)
            .list());
  }

  /**
   * Reads index {@code items_by_title} with this {@code title}, in its stored order; looks up
   * each row in {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Item> byTitle(String title) {
    return runtime.awaitRead(
        byTitle
            .select(ItemMapping.TITLE.encodeKey(title))
            .list());
  }

  /**
   * Reads index {@code items_by_tag} with this {@code tags_element}, and {@code listed_at} in
   * range, in its stored order; it holds every column, so that nothing is looked up.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Item> byTag(String tags, Range<Instant> listedAt) {
    return runtime.awaitRead(
        byTag
            .select(ItemMapping.TAGS_ELEMENT.encodeKey(tags))
            .range(ItemMapping.LISTED_AT.encode(listedAt))
            .list());
  }

  /**
   * Reads index {@code items_by_size} with this {@code seller_id}, {@code listed_at_month}, and
   * {@code sizes_element} in range, in its stored order; looks up each row in {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Item> bySize(String sellerId, LocalDate listedAtMonth, Range<Integer> sizes) {
    return runtime.awaitRead(
        bySize
            .select(
                ItemMapping.SELLER_ID.encodeKey(sellerId),
                ItemMapping.LISTED_AT_MONTH.encodeKey(listedAtMonth))
            .range(ItemMapping.SIZES_ELEMENT.encode(sizes))
            .list());
  }

  /**
   * Reads index {@code items_by_day} with this {@code listed_at_day}, in its stored order; it
   * holds every column, so that nothing is looked up.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public Stream<Item> byDay(LocalDate listedAtDay) {
    return runtime.awaitRead(
        byDay
            .select(ItemMapping.LISTED_AT_DAY.encodeKey(listedAtDay))
            .stream());
  }

  /**
   * Reads index {@code items_by_month} with this {@code listed_at_month}; the rows of all
   * partitions are merged in its stored order; it holds every column, so that nothing is looked
   * up.
   *
   * <p>Cost: 4 partitions, 4 requests, and on a cluster 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public Page<Item> dearest(LocalDate listedAtMonth, PageRequest page) {
    return runtime.awaitRead(
        dearest
            .select(
                ItemMapping.LISTED_AT_MONTH.encodeKey(listedAtMonth),
                AnyOf.below(4))
            .page(page));
  }

  /**
   * Reads index {@code items_by_month} with any of these {@code listed_at_month}; the rows of all
   * partitions are merged against its stored order; it holds every column, so that nothing is
   * looked up.
   *
   * <p>Cost: 4 partitions, 4 requests, for each value of listedAtMonth, and on a cluster 1
   * request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Item> cheapestOf(Collection<LocalDate> listedAtMonth, Limit limit) {
    return runtime.awaitRead(
        cheapestOf
            .select(
                ItemMapping.LISTED_AT_MONTH.encodeAny(listedAtMonth),
                AnyOf.below(4))
            .limit(limit)
            .list());
  }

  /**
   * Reads index {@code items_by_month} with this {@code listed_at_month}, {@code id_shard_4}, in
   * its stored order; it holds every column, so that nothing is looked up.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public Stream<Item> part(LocalDate listedAtMonth, int idShard) {
    return runtime.awaitRead(
        part
            .select(
                ItemMapping.LISTED_AT_MONTH.encodeKey(listedAtMonth),
                ItemMapping.ID_SHARD_4.encodeKey(idShard))
            .stream());
  }

  /**
   * Reads index {@code items_by_day} with {@code listed_at} in range; the rows of all partitions
   * are merged in its stored order; it holds every column, so that nothing is looked up.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day(listedAt), and on a cluster 1 request
   * for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public Page<Item> between(Range<Instant> listedAt, PageRequest page) {
    return runtime.awaitRead(
        between
            .select(Periods.within("listedAt", Period.DAY, ItemMapping.LISTED_AT.encode(listedAt)))
            .range(ItemMapping.LISTED_AT.encode(listedAt))
            .page(page));
  }

  /**
   * Reads index {@code items_by_day} with {@code listed_at} in range; the rows of all partitions
   * are merged against its stored order; it holds every column, so that nothing is looked up.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day(listedAt), and on a cluster 1 request
   * for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Item> firstOf(Range<Instant> listedAt, Limit limit) {
    return runtime.awaitRead(
        firstOf
            .select(Periods.within("listedAt", Period.DAY, ItemMapping.LISTED_AT.encode(listedAt)))
            .range(ItemMapping.LISTED_AT.encode(listedAt))
            .limit(limit)
            .list());
  }

  /**
   * Reads index {@code items_by_hour} with this {@code listed_at_hour}, in its stored order;
   * looks up each row in {@code item}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<List<Item>> byHour(Instant listedAtHour) {
    return byHour
        .select(ItemMapping.LISTED_AT_HOUR.encodeKey(listedAtHour))
        .list();
  }
}
