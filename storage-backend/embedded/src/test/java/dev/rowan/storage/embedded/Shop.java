package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.read.ReadPath;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Offers of few sellers, with a derived copy by price, and random changes. */
final class Shop {
  static final int GROUPS = 3;
  static final int ITEMS = 4;
  private static final int SELLERS = 3;

  static final TableSchema OFFERS =
      TableSchema.named("offers")
          .partitionKey("group", ScalarType.INT)
          .clustering("item", ScalarType.INT, Order.ASC)
          .staticColumn("place", ScalarType.TEXT)
          .column("seller", ScalarType.INT)
          .column("price", ScalarType.DECIMAL)
          .column("title", ScalarType.TEXT)
          .build();

  static final TableSchema BY_SELLER =
      TableSchema.named("offers_by_seller")
          .partitionKey("seller", ScalarType.INT)
          .clustering("price", ScalarType.DECIMAL, Order.DESC)
          .clustering("group", ScalarType.INT, Order.ASC)
          .clustering("item", ScalarType.INT, Order.ASC)
          .column("place", ScalarType.TEXT)
          .column("title", ScalarType.TEXT)
          .build();

  static final Schema SCHEMA =
      new Schema(List.of(OFFERS, BY_SELLER), Map.of(BY_SELLER.name(), OFFERS.name()));

  private Shop() {}

  static @Nullable Row entry(@Nullable Row offer) {
    if (offer == null || offer.get(3) == null || offer.get(4) == null) {
      return null;
    }
    return Row.of(
        offer.get(3), offer.get(4), offer.get(0), offer.get(1), offer.get(2), offer.get(5));
  }

  /**
   * Additions before removals, old entries one microsecond before: as index maintenance of entities
   * does.
   */
  static final Consequences INDEX_MAINTENANCE =
      (before, after) -> {
        Row old = entry(before);
        Row now = entry(after);
        List<Mutation> mutations = new ArrayList<>();
        if (now != null && !now.equals(old)) {
          mutations.add(Upsert.insert(BY_SELLER, now));
        }
        if (old != null && (now == null || !key(old).equals(key(now)))) {
          mutations.add(DeleteRow.of(BY_SELLER, old, TimestampOffset.ONE_MICROSECOND_EARLIER));
        }
        return mutations;
      };

  private static List<Object> key(Row entry) {
    return Arrays.asList(entry.toArray()).subList(0, BY_SELLER.keySize());
  }

  /** Returns a change of a random kind to a random row. */
  static Change randomChange(Random random) {
    int group = random.nextInt(GROUPS);
    int item = random.nextInt(ITEMS);
    Mutation mutation =
        switch (random.nextInt(10)) {
          case 0 -> new DeleteRow(OFFERS, offer(group, item), Condition.NONE, TimestampOffset.NONE);
          case 1 ->
              new DeleteRange(OFFERS, List.of(group), randomSlice(random), TimestampOffset.NONE);
          case 2 -> Upsert.update(OFFERS, placeOf(group, random));
          case 3, 4, 5 -> Upsert.update(OFFERS, randomOffer(group, item, random, true));
          default -> Upsert.insert(OFFERS, randomOffer(group, item, random, false));
        };
    return Change.of(mutation, INDEX_MAINTENANCE);
  }

  private static Row offer(int group, int item) {
    return Row.unset(OFFERS.size()).set(0, group).set(1, item).build();
  }

  private static Row placeOf(int group, Random random) {
    String place = random.nextInt(3) == 0 ? null : "place " + random.nextInt(3);
    return Row.unset(OFFERS.size()).set(0, group).set(2, place).build();
  }

  private static Row randomOffer(int group, int item, Random random, boolean partly) {
    Row.Builder row = Row.unset(OFFERS.size()).set(0, group).set(1, item);
    if (!partly || random.nextBoolean()) {
      row.set(3, random.nextInt(6) == 0 ? null : random.nextInt(SELLERS));
    }
    if (!partly || random.nextBoolean()) {
      row.set(4, random.nextInt(6) == 0 ? null : randomPrice(random));
    }
    if (!partly || random.nextBoolean()) {
      row.set(5, random.nextInt(6) == 0 ? null : "title " + random.nextInt(3));
    }
    return row.build();
  }

  /** Some prices are equal in value and differ in scale, and so have one key. */
  private static BigDecimal randomPrice(Random random) {
    return new BigDecimal(random.nextInt(3)).setScale(random.nextInt(2));
  }

  private static Slice randomSlice(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> Slice.ALL;
      case 1 -> Slice.of(List.of(random.nextInt(ITEMS)));
      case 2 ->
          Slice.between(List.of(), Bound.of(random.nextInt(ITEMS), random.nextBoolean()), null);
      default ->
          Slice.between(
              List.of(),
              Bound.of(random.nextInt(ITEMS), true),
              Bound.of(random.nextInt(ITEMS), random.nextBoolean()));
    };
  }

  /** Fails unless the copy contains exactly the entries of the offers. */
  static void assertConsistent(ReadPath reads, String description) {
    List<List<Object>> expected = new ArrayList<>();
    for (List<Object> offer : rows(reads, OFFERS, GROUPS)) {
      Row entry = offer.get(1) == null ? null : entry(Row.of(offer.toArray()));
      if (entry != null) {
        expected.add(Arrays.asList(entry.toArray()));
      }
    }
    assertThat(rows(reads, BY_SELLER, SELLERS))
        .as(description)
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  /**
   * Returns all rows of the partitions 0 to {@code partitions}, forwards; fails if a backward read
   * differs.
   */
  static List<List<Object>> rows(ReadPath reads, TableSchema table, int partitions) {
    List<List<Object>> all = new ArrayList<>();
    for (int partition = 0; partition < partitions; partition++) {
      List<List<Object>> forward = partition(reads, table, partition, false);
      List<List<Object>> backward = partition(reads, table, partition, true);
      assertThat(backward).containsExactlyInAnyOrderElementsOf(forward);
      all.addAll(forward);
    }
    return all;
  }

  private static List<List<Object>> partition(
      ReadPath reads, TableSchema table, int partition, boolean reversed) {
    Query query =
        new SliceQuery(
            table, List.of(partition), Slice.ALL, ReadDirection.of(reversed), 1_000, null);
    return reads.fetch(query).rows().stream().map(row -> Arrays.asList(row.toArray())).toList();
  }
}
