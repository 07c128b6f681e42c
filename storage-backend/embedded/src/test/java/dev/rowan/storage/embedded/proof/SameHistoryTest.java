package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.error.RowanException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.RocksStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.write.WritePath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The store on the heap and the one on disk give the same answers and contain the same bytes after
 * the same edits of collections, counters and user types, with TTLs, conditions and chosen
 * timestamps.
 */
class SameHistoryTest {
  private static final TableSchema THINGS =
      TableSchema.named("things")
          .partitionKey("shelf", ScalarType.INT)
          .clustering("item", ScalarType.INT, Order.DESC)
          .staticColumn("marks", new SetType(ScalarType.INT, false))
          .column("numbers", new ListType(ScalarType.INT, false))
          .column("words", new SetType(ScalarType.TEXT, false))
          .column("counts", new MapType(ScalarType.TEXT, ScalarType.INT, false))
          .column(
              "pair",
              new UserType(
                  "pair",
                  List.of(
                      new UserType.Field("one", ScalarType.INT),
                      new UserType.Field("two", ScalarType.TEXT)),
                  false))
          .column("plain", ScalarType.INT)
          .build();

  private static final TableSchema TALLIES =
      TableSchema.named("tallies")
          .partitionKey("shelf", ScalarType.INT)
          .clustering("item", ScalarType.INT, Order.ASC)
          .column("tally", CounterType.COUNTER)
          .build();

  @TempDir Path directory;

  @Test
  void isAnsweredAndStoredAlike() {
    long seed = Seed.next();
    try (OrderedStore heap = new HeapStore();
        OrderedStore rocks = RocksStore.open(directory)) {
      List<String> answers = run(heap, new Random(seed));
      assertThat(run(rocks, new Random(seed))).as("seed %d", seed).isEqualTo(answers);
      assertThat(answers).contains("applied", "not applied");
      for (Space space : Space.values()) {
        List<String> entries = dump(heap, space);
        assertThat(entries).isNotEmpty();
        assertThat(dump(rocks, space)).as("seed %d", seed).isEqualTo(entries);
      }
    }
  }

  private static List<String> run(OrderedStore store, Random random) {
    AtomicLong wall = new AtomicLong(1_700_000_000_000_000L);
    Catalogue catalogue = Catalogue.of(store, () -> wall.addAndGet(10_000));
    catalogue.define(Schema.of(List.of(THINGS, TALLIES)));
    WritePath writes = new WritePath(store, catalogue, Durability.BUFFERED);
    List<String> answers = new ArrayList<>();
    for (int step = 0; step < Effort.of(5_000, 200_000); step++) {
      MutationSet batch = batch(random, wall.get());
      try {
        answers.add(writes.apply(batch).applied() ? "applied" : "not applied");
      } catch (RowanException e) {
        answers.add(e.code().name());
      }
    }
    return answers;
  }

  private static MutationSet batch(Random random, long now) {
    int shelf = random.nextInt(3);
    if (random.nextInt(5) == 0) {
      Object delta = new CellEdit.Increment(random.nextLong());
      Row row = Row.of(shelf, random.nextInt(4), delta);
      return MutationSet.of(Change.of(Upsert.update(TALLIES, row)));
    }
    boolean conditional = random.nextInt(3) == 0;
    List<Change> changes = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      changes.add(Change.of(mutation(random, shelf, conditional)));
    }
    OptionalLong timestamp =
        conditional || random.nextBoolean()
            ? OptionalLong.empty()
            : OptionalLong.of(now - random.nextInt(2_000_000));
    return new MutationSet(changes, timestamp);
  }

  private static Mutation mutation(Random random, int shelf, boolean conditional) {
    int item = random.nextInt(4);
    Condition condition = conditional ? condition(random) : Condition.NONE;
    return switch (random.nextInt(8)) {
      case 0 -> new DeleteRow(THINGS, key(shelf, item).build(), condition, TimestampOffset.NONE);
      case 1 ->
          new DeleteRange(
              THINGS,
              List.of(shelf),
              random.nextBoolean()
                  ? Slice.ALL
                  : Slice.between(List.of(), null, Bound.of(item, true)),
              TimestampOffset.NONE);
      default -> {
        Upsert upsert = Upsert.insert(THINGS, row(random, shelf, item));
        upsert = random.nextBoolean() ? upsert : Upsert.update(THINGS, upsert.row());
        upsert = random.nextInt(3) == 0 ? upsert.withTtl(1 + random.nextInt(60)) : upsert;
        yield upsert.when(condition);
      }
    };
  }

  private static Condition condition(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> Condition.IF_EXISTS;
      case 1 -> Condition.IF_NOT_EXISTS;
      default ->
          new Condition.Matches(List.of(ColumnCondition.on(7, Operator.LE, random.nextInt(3))));
    };
  }

  private static Row.Builder key(int shelf, int item) {
    return Row.unset(THINGS.size()).set(0, shelf).set(1, item);
  }

  private static Row row(Random random, int shelf, int item) {
    Row.Builder row = key(shelf, item);
    int column = 2 + random.nextInt(6);
    row.set(column, random.nextInt(6) == 0 ? null : value(random, column));
    return row.set(7, random.nextInt(3)).build();
  }

  private static @Nullable Object value(Random random, int column) {
    int number = random.nextInt(3);
    String word = "w" + number;
    boolean whole = random.nextInt(3) == 0;
    if (!whole && column < 6 && random.nextInt(6) == 0) {
      return new CellEdit.Clear();
    }
    return switch (column) {
      case 2 -> whole ? Set.of(number) : new CellEdit.AddAll(Set.of(number));
      case 3 -> whole ? List.of(number, number) : listEdit(random, number);
      case 4 ->
          whole
              ? Set.of(word)
              : random.nextBoolean()
                  ? new CellEdit.AddAll(Set.of(word))
                  : new CellEdit.RemoveAll(List.of(word));
      case 5 ->
          whole
              ? Map.of(word, number)
              : new CellEdit.PutAll(
                  Collections.singletonMap(word, random.nextBoolean() ? number : null));
      case 6 ->
          whole
              ? TupleValue.of(number, word)
              : new CellEdit.SetFields(Collections.singletonMap("two", word));
      default -> number;
    };
  }

  private static CellEdit listEdit(Random random, int number) {
    return switch (random.nextInt(4)) {
      case 0 -> new CellEdit.Append(List.of(number));
      case 1 -> new CellEdit.Prepend(List.of(number, number));
      case 2 -> new CellEdit.RemoveAll(List.of(number));
      default -> new CellEdit.SetAt(random.nextInt(3), random.nextBoolean() ? number : null);
    };
  }

  private static List<String> dump(OrderedStore store, Space space) {
    List<String> entries = new ArrayList<>();
    try (Cursor cursor = store.cursor(space, new byte[0], null, false)) {
      while (cursor.next()) {
        entries.add(
            HexFormat.of().formatHex(cursor.key(), 0, cursor.keyLength())
                + "="
                + HexFormat.of().formatHex(cursor.value(), 0, cursor.valueLength()));
      }
    }
    return entries;
  }
}
