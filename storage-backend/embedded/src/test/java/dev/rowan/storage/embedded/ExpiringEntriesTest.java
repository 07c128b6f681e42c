package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.IndexMaintainer;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.Component.ElementOf;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Entries expire in the same second as their rows, or as the values that they copy. */
class ExpiringEntriesTest {
  private static final long SECOND = 1_000_000;
  private static final int TITLE = 3;
  private static final int TAGS = 4;
  private static final int NOTE = 5;

  private final AtomicLong clock = new AtomicLong(1_700_000_000 * SECOND);

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "VERIFIED"})
  void entriesAreThoseOfTheRowsAtEverySecond(Maintain maintain) {
    long seed = Seed.next();
    for (int history = 0; history < 60; history++) {
      follow(maintain, new Random(seed + history), false, "seed " + (seed + history));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "VERIFIED"})
  void alsoWhereUsersChooseTimestamps(Maintain maintain) {
    long seed = Seed.next();
    for (int history = 0; history < 60; history++) {
      follow(maintain, new Random(seed + history), true, "seed " + (seed + history));
    }
  }

  private void follow(Maintain maintain, Random random, boolean ownTimestamps, String said) {
    int defaultTtl = random.nextInt(3) == 0 ? 3 : 0;
    TableSchema table = coupons(defaultTtl);
    List<DerivedTable> derived = derived(table, maintain, random.nextBoolean());
    Consequences maintenance = IndexMaintainer.of(derived);
    try (Backend backend = EmbeddedBackend.over(new HeapStore(), Durability.BUFFERED, clock::get)) {
      List<TableSchema> all = new ArrayList<>(List.of(table));
      derived.forEach(each -> all.add(each.table()));
      backend.define(Schema.of(all)).toCompletableFuture().join();
      for (int step = 0; step < 60; step++) {
        if (random.nextInt(3) == 0) {
          clock.addAndGet(SECOND * (1 + random.nextInt(2)));
        } else {
          Change change = Change.of(change(table, random, ownTimestamps), maintenance);
          OptionalLong at =
              ownTimestamps ? OptionalLong.of(random.nextLong(1, 8)) : OptionalLong.empty();
          backend.apply(new MutationSet(List.of(change), at)).toCompletableFuture().join();
        }
        assertExact(backend, table, derived, maintain + ", " + said + ", step " + step);
      }
    }
  }

  private static Mutation change(TableSchema table, Random random, boolean ownTimestamps) {
    Row.Builder row = Row.unset(table.size()).set(0, random.nextInt(2));
    boolean insert = random.nextBoolean();
    if (random.nextInt(8) == 0) {
      return DeleteRow.of(table, row.build(), TimestampOffset.NONE);
    }
    for (int column = 1; column < table.size(); column++) {
      if (random.nextBoolean() && !(ownTimestamps && column == TAGS)) {
        row.set(column, random.nextInt(5) == 0 ? null : value(column, random, insert));
      }
    }
    if (!insert) {
      return Upsert.update(table, row.build());
    }
    Upsert upsert = Upsert.insert(table, row.build());
    int ttl = random.nextInt(6);
    return ttl == 5 ? upsert : upsert.withTtl(ttl);
  }

  private static Object value(int column, Random random, boolean insert) {
    return switch (column) {
      case 1, TITLE, NOTE -> "text " + random.nextInt(2);
      case TAGS -> {
        Set<Object> tags = Set.of("tag " + random.nextInt(3), "all");
        yield insert || random.nextBoolean()
            ? tags
            : random.nextBoolean()
                ? new CellEdit.AddAll(tags)
                : new CellEdit.RemoveAll(List.of("all"));
      }
      default -> random.nextInt(2);
    };
  }

  private static void assertExact(
      Backend backend, TableSchema table, List<DerivedTable> derived, String when) {
    List<Row> rows = scan(backend, table);
    for (DerivedTable index : derived) {
      List<List<@Nullable Object>> expected = new ArrayList<>();
      for (Row row : rows) {
        Entries.of(index, row).forEach(entry -> expected.add(Arrays.asList(entry.toArray())));
      }
      List<List<@Nullable Object>> stored = new ArrayList<>();
      scan(backend, index.table()).forEach(entry -> stored.add(Arrays.asList(entry.toArray())));
      assertThat(stored).as("%s: %s", index, when).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  private static List<Row> scan(Backend backend, TableSchema table) {
    ScanQuery scan = new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 1_000, null);
    return backend.fetch(scan).toCompletableFuture().join().rows();
  }

  private static TableSchema coupons(int defaultTtl) {
    return TableSchema.named("coupons")
        .partitionKey("id", ScalarType.INT)
        .column("shop", ScalarType.TEXT)
        .column("price", ScalarType.INT)
        .column("title", ScalarType.TEXT)
        .column("tags", new SetType(ScalarType.TEXT))
        .column("note", ScalarType.TEXT)
        .defaultTtl(defaultTtl)
        .build();
  }

  private static List<DerivedTable> derived(
      TableSchema table, Maintain maintain, boolean ofKeysAlone) {
    TableSchema byShop =
        TableSchema.named("by_shop")
            .partitionKey("shop", ScalarType.TEXT)
            .clustering("price", ScalarType.INT, Order.DESC)
            .clustering("id", ScalarType.INT, Order.ASC)
            .column("title", ScalarType.TEXT)
            .column("tags", new SetType(ScalarType.TEXT))
            .build();
    TableSchema byTag =
        TableSchema.named("by_tag")
            .partitionKey("tag", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, Order.ASC)
            .column("title", ScalarType.TEXT)
            .build();
    TableSchema byKey =
        TableSchema.named("by_key")
            .partitionKey("id", ScalarType.INT)
            .column("title", ScalarType.TEXT)
            .build();
    List<DerivedTable> derived = new ArrayList<>();
    derived.add(
        new DerivedTable(
            byShop,
            table,
            List.of(new Copy(1), new Copy(2), new Copy(0), new Copy(TITLE), new Copy(TAGS)),
            maintain));
    derived.add(
        new DerivedTable(
            byTag, table, List.of(new ElementOf(TAGS), new Copy(0), new Copy(TITLE)), maintain));
    if (ofKeysAlone) {
      derived.add(new DerivedTable(byKey, table, List.of(new Copy(0), new Copy(TITLE)), maintain));
    }
    return derived;
  }
}
