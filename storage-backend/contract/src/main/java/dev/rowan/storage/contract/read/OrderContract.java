package dev.rowan.storage.contract.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Samples;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.StoredOrder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Rows of a partition come in the order of their clustering columns, as in Cassandra. */
public abstract class OrderContract extends ContractCase {
  private static final int RANDOM_VALUES = 60;
  private static final int ROWS_OF_A_UNIT = 20;

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "DURATION")
  void ascendingColumnsAreSortedByTheirType(ScalarType type) {
    checkOrder(type, Order.ASC, StoredOrder.of(type));
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "DURATION")
  void descendingColumnsAreSortedTheOtherWay(ScalarType type) {
    checkOrder(type, Order.DESC, StoredOrder.of(type).reversed());
  }

  private void checkOrder(ScalarType type, Order order, Comparator<Object> stored) {
    TableSchema table =
        define(table().partitionKey("p", ScalarType.INT).clustering("c", type, order));
    long seed = Seed.next();
    Random random = new Random(seed);
    TreeSet<Object> sorted = new TreeSet<>(stored);
    sorted.addAll(Samples.of(type));
    for (int i = 0; i < RANDOM_VALUES; i++) {
      sorted.add(StoredOrder.random(type, random));
    }
    List<Row> shuffled = new ArrayList<>();
    sorted.forEach(value -> shuffled.add(Row.of(1, value)));
    Collections.shuffle(shuffled, random);
    insert(table, shuffled);
    List<Object> expected = List.copyOf(sorted);
    assertThat(clusterings(table, false)).as("seed %d", seed).isEqualTo(expected);
    assertThat(clusterings(table, true)).as("seed %d", seed).isEqualTo(reversed(expected));
  }

  @Test
  void columnsSortOneAfterTheOtherEachInItsDirection() {
    ScalarType[] types = {ScalarType.TEXT, ScalarType.DECIMAL, ScalarType.BLOB, ScalarType.INT};
    for (int directions = 0; directions < 1 << types.length; directions++) {
      TableSchema.Builder builder = table().partitionKey("p", ScalarType.INT);
      List<Comparator<Object>> orders = new ArrayList<>();
      for (int i = 0; i < types.length; i++) {
        boolean descending = ((directions >> i) & 1) == 1;
        builder.clustering("c" + i, types[i], descending ? Order.DESC : Order.ASC);
        Comparator<Object> ascending = StoredOrder.of(types[i]);
        orders.add(descending ? ascending.reversed() : ascending);
      }
      checkMixedOrder(define(builder), types, orders);
    }
  }

  private void checkMixedOrder(
      TableSchema table, ScalarType[] types, List<Comparator<Object>> orders) {
    long seed = Seed.next();
    Random random = new Random(seed);
    List<List<Object>> pools = new ArrayList<>();
    for (ScalarType type : types) {
      List<Object> pool = new ArrayList<>();
      pool.add(Samples.of(type).get(0)); // The empty value, for types that have one.
      pool.add(StoredOrder.random(type, random));
      pool.add(StoredOrder.random(type, random));
      pools.add(pool);
    }
    TreeSet<List<Object>> sorted = new TreeSet<>((left, right) -> compare(orders, left, right));
    for (int i = 0; i < RANDOM_VALUES; i++) {
      sorted.add(each(pools.stream(), pool -> pool.get(random.nextInt(pool.size()))));
    }
    List<Row> shuffled = new ArrayList<>();
    for (List<Object> key : sorted) {
      List<Object> values = new ArrayList<>(key);
      values.add(0, 1);
      shuffled.add(Row.of(values.toArray()));
    }
    List<Row> inOrder = List.copyOf(shuffled);
    Collections.shuffle(shuffled, random);
    insert(table, shuffled);
    List<List<@Nullable Object>> expected = each(inOrder.stream(), ContractCase::values);
    assertThat(rows(table, 1)).as("seed %d", seed).isEqualTo(expected);
    assertThat(slice(table, Slice.ALL, true, 1)).as("seed %d", seed).isEqualTo(reversed(expected));
  }

  private static int compare(
      List<Comparator<Object>> orders, List<Object> left, List<Object> right) {
    for (int i = 0; i < orders.size(); i++) {
      int order = orders.get(i).compare(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  @Test
  void decimalsThatAreEqualNumbersAreOneRowInOneOfTheirEncodings() {
    for (Order order : new Order[] {Order.ASC, Order.DESC}) {
      TableSchema table =
          define(
              table()
                  .partitionKey("p", ScalarType.INT)
                  .clustering("c", ScalarType.DECIMAL, order)
                  .column("v", ScalarType.INT));
      write(Upsert.insert(table, Row.of(1, new BigDecimal("1.00"), 1)));
      write(Upsert.insert(table, Row.of(1, new BigDecimal("1.0"), 2)));
      write(Upsert.insert(table, Row.of(1, new BigDecimal("2.0"), 3)));
      List<List<@Nullable Object>> one =
          slice(table, Slice.of(List.of(new BigDecimal("1"))), false, 1);
      // Cassandra itself returns one encoding or another, depending on the order of flushes.
      assertThat(one.get(0).get(1)).isIn(new BigDecimal("1.00"), new BigDecimal("1.0"));
      assertThat(one.get(0).get(2)).isEqualTo(2);
      assertThat(one).hasSize(1);
      assertThat(rows(table, 1)).hasSize(2);
    }
  }

  private void insert(TableSchema table, List<Row> rows) {
    for (int from = 0; from < rows.size(); from += ROWS_OF_A_UNIT) {
      List<Row> some = rows.subList(from, Math.min(from + ROWS_OF_A_UNIT, rows.size()));
      write(each(some.stream(), row -> Upsert.insert(table, row)).toArray(Mutation[]::new));
    }
  }

  private List<@Nullable Object> clusterings(TableSchema table, boolean reversed) {
    return each(slice(table, Slice.ALL, reversed, 1).stream(), row -> row.get(1));
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }
}
