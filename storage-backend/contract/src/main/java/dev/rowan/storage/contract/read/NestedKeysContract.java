package dev.rowan.storage.contract.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.NestedValues;
import dev.rowan.storage.contract.fixture.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Frozen collections, tuples and user-defined types as key columns: the order of the rows is that
 * of Cassandra, values between two bounds are found, and each value is a partition of its own.
 */
public abstract class NestedKeysContract extends ContractCase {
  private static final int POOL = 4;
  private static final int SLICES = 15;

  private static final TupleType PAIR = new TupleType(List.of(ScalarType.INT, ScalarType.TEXT));
  private static final UserType PLACE =
      new UserType(
          freshName("nested"),
          List.of(
              new UserType.Field("spot", PAIR),
              new UserType.Field("tags", new ListType(ScalarType.TEXT))));

  private static final List<ColumnType> TYPES =
      List.of(
          PAIR,
          new ListType(ScalarType.INT, true),
          new SetType(ScalarType.TEXT, true),
          new MapType(ScalarType.TEXT, ScalarType.INT, true),
          PLACE.frozenType(),
          new ListType(new SetType(ScalarType.INT), true));

  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  @Test
  void rowsAreSortedByTheirParts() {
    for (int round = 0; round < Effort.of(1, 50); round++) {
      List<ColumnType> types = new ArrayList<>(TYPES);
      // the first column decides most comparisons
      Collections.rotate(types, random.nextInt(types.size()));
      checkOrder(types);
    }
  }

  private void checkOrder(List<ColumnType> types) {
    TableSchema.Builder builder = table().partitionKey("p", ScalarType.INT);
    for (int i = 0; i < types.size(); i++) {
      builder.clustering("c" + i, types.get(i), i % 2 == 0 ? Order.ASC : Order.DESC);
    }
    TableSchema table = define(builder.column("v", ScalarType.INT));
    TreeSet<List<@Nullable Object>> sorted = new TreeSet<>(order(table, ColumnKind.CLUSTERING));
    List<List<Object>> pools =
        each(
            types.stream(),
            type -> {
              List<Object> pool = new ArrayList<>();
              for (int i = 0; i < POOL; i++) {
                pool.add(NestedValues.random(type, random));
              }
              return pool;
            });
    for (int i = 0; i < Effort.of(60, 200); i++) {
      List<@Nullable Object> row = new ArrayList<>(List.of(1));
      pools.forEach(pool -> row.add(pool.get(random.nextInt(POOL))));
      row.add(i);
      sorted.add(row);
    }
    List<List<@Nullable Object>> shuffled = new ArrayList<>(sorted);
    Collections.shuffle(shuffled, random);
    write(each(shuffled.stream(), row -> Upsert.insert(table, row(row))).toArray(Upsert[]::new));

    List<List<@Nullable Object>> expected = List.copyOf(sorted);
    assertThat(rows(table, 1)).as("seed %d", seed).isEqualTo(expected);
    assertPages(
        new SliceQuery(table, List.of(1), Slice.ALL, ReadDirection.REVERSED, 1, null),
        random,
        reversed(expected));
    for (int i = 0; i < SLICES; i++) {
      checkSlice(table, types, expected);
    }
  }

  /** Compares the rows with one prefix whose next column is between two values. */
  private void checkSlice(
      TableSchema table, List<ColumnType> types, List<List<@Nullable Object>> stored) {
    int column = random.nextInt(types.size());
    List<Object> prefix = key(stored.get(random.nextInt(stored.size()))).subList(0, column);
    Comparator<Object> order = NestedValues.order(types.get(column));
    Object one = key(stored.get(random.nextInt(stored.size()))).get(column);
    Object other = NestedValues.random(types.get(column), random);
    Object low = order.compare(one, other) < 0 ? one : other;
    Object high = low == one ? other : one;
    boolean inclusive = random.nextBoolean();
    List<List<@Nullable Object>> expected = new ArrayList<>(stored);
    expected.removeIf(
        row ->
            !key(row).subList(0, column).equals(prefix)
                || order.compare(key(row).get(column), low) < (inclusive ? 0 : 1)
                || order.compare(key(row).get(column), high) > 0);
    Slice slice = Slice.between(prefix, Bound.of(low, inclusive), Bound.of(high, true));
    assertThat(slice(table, slice, false, 1)).as("seed %d", seed).isEqualTo(expected);
    assertThat(slice(table, slice, true, 1)).as("seed %d", seed).isEqualTo(reversed(expected));
  }

  @Test
  void eachValueIsAPartitionOfItsOwn() {
    TableSchema.Builder builder = table();
    for (int i = 0; i < TYPES.size(); i++) {
      builder.partitionKey("p" + i, TYPES.get(i));
    }
    TableSchema table = define(builder.column("v", ScalarType.INT));
    TreeSet<List<@Nullable Object>> written = new TreeSet<>(order(table, ColumnKind.PARTITION_KEY));
    TupleValue nothing = TupleValue.of(null, null);
    written.add(values(nothing, List.of(), Set.of(), Map.of(), nothing, List.of(), -1));
    for (int i = 0; i < Effort.of(15, 200); i++) {
      List<@Nullable Object> row = new ArrayList<>();
      TYPES.forEach(type -> row.add(NestedValues.random(type, random)));
      row.add(i);
      written.add(row);
    }
    written.forEach(row -> write(Upsert.insert(table, row(row))));
    for (List<@Nullable Object> row : written) {
      assertThat(rows(table, row.subList(0, TYPES.size()).toArray()))
          .as("seed %d", seed)
          .isEqualTo(List.of(row));
    }
  }

  /** Returns the order of rows by key columns, each in its direction. */
  private static Comparator<List<@Nullable Object>> order(TableSchema table, ColumnKind kind) {
    List<ColumnSchema> columns =
        table.columns().stream().filter(column -> column.kind() == kind).toList();
    return (left, right) -> {
      for (ColumnSchema column : columns) {
        int at = table.indexOf(column.name());
        int order = NestedValues.order(column.type()).compare(at(left, at), at(right, at));
        if (order != 0) {
          return column.order() == Order.DESC ? -order : order;
        }
      }
      return 0;
    };
  }

  private static Object at(List<@Nullable Object> row, int column) {
    return Objects.requireNonNull(row.get(column));
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  private static Row row(List<@Nullable Object> values) {
    return Row.of(values.toArray());
  }

  /** Returns the clustering columns of a row. */
  private static List<Object> key(List<@Nullable Object> row) {
    List<Object> key = new ArrayList<>();
    row.subList(1, row.size() - 1).forEach(value -> key.add(Objects.requireNonNull(value)));
    return key;
  }
}
