package dev.rowan.storage.contract.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.TablePool;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bounds over several columns, in all mixes of directions. They compare as tuples in the order of
 * values; the rows come in stored order.
 */
public abstract class TupleSliceContract extends ContractCase {
  private static final int VALUES = 4;
  private static final int ROWS = 40;
  private static final int SLICES = 12;

  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void holdsTheRowsBetweenItsBounds(int columns) {
    for (TableSchema table : filled(columns)) {
      List<List<@Nullable Object>> stored = rows(table, 1);
      for (int i = 0; i < SLICES; i++) {
        Slice slice = slice(columns);
        List<List<@Nullable Object>> expected = new ArrayList<>(stored);
        expected.removeIf(row -> !isIn(slice, row));
        assertThat(slice(table, slice, false, 1))
            .as("%s of %s, seed %d", print(slice), table.columns(), seed)
            .isEqualTo(expected);
        assertPages(
            new SliceQuery(table, List.of(1), slice, ReadDirection.FORWARD, 1, null),
            random,
            expected);
        Collections.reverse(expected);
        assertThat(slice(table, slice, true, 1))
            .as("%s of %s reversed, seed %d", print(slice), table.columns(), seed)
            .isEqualTo(expected);
        assertPages(
            new SliceQuery(table, List.of(1), slice, ReadDirection.REVERSED, 1, null),
            random,
            expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void deletesTheRowsBetweenItsBounds(int columns) {
    for (TableSchema table : filled(columns)) {
      Slice slice = slice(columns);
      List<List<@Nullable Object>> expected = rows(table, 1);
      expected.removeIf(row -> isIn(slice, row));
      write(new DeleteRange(table, List.of(1), slice, TimestampOffset.NONE));
      assertThat(rows(table, 1))
          .as("%s of %s, seed %d", print(slice), table.columns(), seed)
          .isEqualTo(expected);
    }
  }

  /** A table for each mix of directions. */
  private List<TableSchema> filled(int columns) {
    List<TableSchema> tables = new ArrayList<>();
    for (int directions = 0; directions < 1 << columns; directions++) {
      TableSchema.Builder table = table().partitionKey("p", ScalarType.INT);
      for (int i = 0; i < columns; i++) {
        Order order = (directions >> i & 1) == 0 ? Order.ASC : Order.DESC;
        table.clustering("c" + i, ScalarType.INT, order);
      }
      tables.add(TablePool.take(table));
    }
    define(tables);
    for (TableSchema table : tables) {
      List<Upsert> inserts = new ArrayList<>();
      for (int i = 0; i < ROWS; i++) {
        List<Object> row = tuple(columns);
        row.add(0, 1);
        inserts.add(Upsert.insert(table, Row.of(row.toArray())));
      }
      write(inserts.toArray(Upsert[]::new));
    }
    return tables;
  }

  private Slice slice(int columns) {
    int equal = random.nextInt(columns + 1);
    List<List<Object>> prefixes = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      prefixes.add(tuple(equal));
    }
    return new Slice(prefixes, bound(columns - equal), bound(columns - equal));
  }

  private @Nullable Bound bound(int columns) {
    return columns == 0 || random.nextInt(4) == 0
        ? null
        : new Bound(tuple(1 + random.nextInt(columns)), random.nextBoolean());
  }

  private List<Object> tuple(int columns) {
    List<Object> tuple = new ArrayList<>();
    for (int i = 0; i < columns; i++) {
      tuple.add(random.nextInt(VALUES));
    }
    return tuple;
  }

  private static boolean isIn(Slice slice, List<@Nullable Object> row) {
    int next = 1 + slice.prefixSize();
    Bound lower = slice.lower();
    Bound upper = slice.upper();
    return slice.prefixes().stream().anyMatch(prefix -> compare(row, 1, prefix) == 0)
        && (lower == null || isBeyond(compare(row, next, lower.values()), lower))
        && (upper == null || isBeyond(-compare(row, next, upper.values()), upper));
  }

  private static boolean isBeyond(int compared, Bound bound) {
    return compared > 0 || (compared == 0 && bound.inclusive());
  }

  private static int compare(List<@Nullable Object> row, int from, List<Object> values) {
    for (int i = 0; i < values.size(); i++) {
      if (row.get(from + i) instanceof Integer left && values.get(i) instanceof Integer right) {
        int compared = left.compareTo(right);
        if (compared != 0) {
          return compared;
        }
      }
    }
    return 0;
  }

  private static String print(Slice slice) {
    return slice.prefixes() + " from " + print(slice.lower()) + " to " + print(slice.upper());
  }

  private static String print(@Nullable Bound bound) {
    return bound == null ? "open" : bound.values() + " " + bound;
  }
}
