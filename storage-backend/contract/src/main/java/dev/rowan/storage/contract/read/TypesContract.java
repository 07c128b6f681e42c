package dev.rowan.storage.contract.read;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Samples;
import dev.rowan.storage.contract.fixture.StoredOrder;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Every type, at its limits, in every position: a read returns the written value. */
public abstract class TypesContract extends ContractCase {
  @ParameterizedTest
  @EnumSource
  void readsEveryValueOfAColumnAsItWasWritten(ScalarType type) {
    TableSchema table = define(table().partitionKey("p", ScalarType.INT).column("v", type));
    List<Object> samples = Samples.of(type);
    for (int i = 0; i < samples.size(); i++) {
      write(Upsert.insert(table, Row.of(i, samples.get(i))));
    }
    for (int i = 0; i < samples.size(); i++) {
      assertThat(rows(table, i)).containsExactly(values(i, samples.get(i)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void readsEveryValueInAListAsItWasWritten(ScalarType type) {
    List<Object> samples = new ArrayList<>(Samples.of(type));
    samples.addAll(Samples.of(type)); // A list preserves its order and duplicates.
    assertThat(roundTrip(new ListType(type), samples)).isEqualTo(samples);
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "DURATION")
  void readsEveryValueInASetAsItWasWrittenInStoredOrder(ScalarType type) {
    Object read = roundTrip(new SetType(type), new LinkedHashSet<>(Samples.of(type)));
    assertThat((Collection<?>) read).isInstanceOf(Set.class);
    assertThat(new ArrayList<Object>((Collection<?>) read))
        .isEqualTo(Samples.of(type).stream().sorted(StoredOrder.of(type)).toList());
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "DURATION")
  void readsEveryKeyOfAMapAsItWasWrittenInStoredOrder(ScalarType type) {
    Map<Object, Object> map = new LinkedHashMap<>();
    Samples.of(type).forEach(key -> map.put(key, map.size()));
    Object read = roundTrip(new MapType(type, ScalarType.INT), map);
    assertThat(read).isEqualTo(map);
    assertThat(new ArrayList<Object>(((Map<?, ?>) read).keySet()))
        .isEqualTo(Samples.of(type).stream().sorted(StoredOrder.of(type)).toList());
  }

  @ParameterizedTest
  @EnumSource
  void readsEveryValueOfAMapAsItWasWritten(ScalarType type) {
    Map<Object, Object> map = new LinkedHashMap<>();
    Samples.of(type).forEach(value -> map.put(map.size(), value));
    assertThat(roundTrip(new MapType(ScalarType.INT, type), map)).isEqualTo(map);
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "DURATION")
  void findsEveryValueOfAPartitionKey(ScalarType type) {
    TableSchema alone = define(table().partitionKey("k", type).column("v", ScalarType.INT));
    TableSchema composite =
        define(table().partitionKey("k", type).partitionKey("l", type).column("v", ScalarType.INT));
    List<Object> samples = Samples.of(type);
    Object first = samples.get(0);
    for (int i = 0; i < samples.size(); i++) {
      if (!isEmpty(samples.get(i))) {
        write(Upsert.insert(alone, Row.of(samples.get(i), i)));
      }
      write(Upsert.insert(composite, Row.of(samples.get(i), first, i)));
    }
    for (int i = 0; i < samples.size(); i++) {
      Object key = samples.get(i);
      if (!isEmpty(key)) {
        assertThat(rows(alone, key)).containsExactly(values(key, i));
      }
      assertThat(rows(composite, key, first)).containsExactly(values(key, first, i));
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "DURATION")
  void findsEveryValueOfAClusteringColumn(ScalarType type) {
    for (Order order : new Order[] {Order.ASC, Order.DESC}) {
      TableSchema table =
          define(
              table()
                  .partitionKey("p", ScalarType.INT)
                  .clustering("c", type, order)
                  .clustering("d", type, order)
                  .column("v", ScalarType.INT));
      List<Object> samples = Samples.of(type);
      Object last = samples.get(samples.size() - 1);
      for (int i = 0; i < samples.size(); i++) {
        write(Upsert.insert(table, Row.of(1, samples.get(i), last, i)));
      }
      for (int i = 0; i < samples.size(); i++) {
        Object key = samples.get(i);
        assertThat(slice(table, Slice.of(List.of(key)), false, 1))
            .containsExactly(values(1, key, last, i));
        assertThat(slice(table, Slice.of(List.of(key, last)), true, 1))
            .containsExactly(values(1, key, last, i));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"TEXT", "ASCII", "TIMEUUID", "TIMESTAMP", "DATE"})
  void rejectsWhatAColumnCannotHoldAndWritesNothing(ScalarType type) {
    TableSchema table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .column("v", type)
                .column("l", new ListType(type))
                .column("s", new SetType(type))
                .column("k", new MapType(type, ScalarType.INT))
                .column("m", new MapType(ScalarType.INT, type)));
    for (Object value : Samples.beyond(type)) {
      List<Object> places =
          List.of(value, List.of(value), Set.of(value), Map.of(value, 1), Map.of(1, value));
      for (int place = 0; place < places.size(); place++) {
        Row row = Row.unset(6).set(0, 1).set(1 + place, places.get(place)).build();
        assertRejected(ErrorCode.VALUE_REJECTED, Upsert.insert(table, row));
      }
    }
    assertThat(rows(table, 1)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"TEXT", "ASCII", "TIMEUUID", "TIMESTAMP", "DATE"})
  void rejectsKeysThatCannotBeStoredOnWriteAndOnRead(ScalarType type) {
    TableSchema table =
        define(
            table()
                .partitionKey("p", type)
                .clustering("c", type, Order.ASC)
                .column("v", ScalarType.INT));
    List<Object> samples = Samples.of(type);
    Object good = samples.get(samples.size() - 1);
    for (Object value : Samples.beyond(type)) {
      assertRejected(ErrorCode.VALUE_REJECTED, Upsert.insert(table, Row.of(value, good, 1)));
      assertRejected(ErrorCode.VALUE_REJECTED, Upsert.insert(table, Row.of(good, value, 1)));
      rejectsReading(
          new SliceQuery(table, List.of(value), Slice.ALL, ReadDirection.FORWARD, 1, null));
      rejectsReading(
          new SliceQuery(
              table, List.of(good), Slice.of(List.of(value)), ReadDirection.FORWARD, 1, null));
    }
    assertThat(rows(table, good)).isEmpty();
  }

  @Test
  void preservesTheScaleOfDecimals() {
    TableSchema table =
        define(table().partitionKey("p", ScalarType.INT).column("v", ScalarType.DECIMAL));
    List<String> decimals =
        List.of("1", "1.0", "1.00", "0", "0.0", "0E+3", "1E+3", "1000", "-0.10");
    for (int i = 0; i < decimals.size(); i++) {
      write(Upsert.insert(table, Row.of(i, new BigDecimal(decimals.get(i)))));
    }
    for (int i = 0; i < decimals.size(); i++) {
      assertThat(rows(table, i)).containsExactly(values(i, new BigDecimal(decimals.get(i))));
    }
  }

  @Test
  void everyNotANumberIsOneKey() {
    TableSchema floats =
        define(table().partitionKey("p", ScalarType.FLOAT).column("v", ScalarType.INT));
    TableSchema doubles =
        define(table().partitionKey("p", ScalarType.DOUBLE).column("v", ScalarType.INT));
    write(Upsert.insert(floats, Row.of(Float.intBitsToFloat(0xffc0_0001), 1)));
    write(Upsert.insert(doubles, Row.of(Double.longBitsToDouble(0xfff8_0000_0000_0001L), 1)));
    assertThat(rows(floats, Float.NaN)).hasSize(1);
    assertThat(rows(doubles, Double.NaN)).hasSize(1);
  }

  @Test
  void holdsValuesOfAMegabyte() {
    TableSchema table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .column("text", ScalarType.TEXT)
                .column("bytes", ScalarType.BLOB));
    String text = "\u00e9".repeat(500_000);
    ByteBuffer bytes = Samples.blob("a5".repeat(1_000_000));
    write(Upsert.insert(table, Row.of(1, text, UNSET)));
    write(Upsert.insert(table, Row.of(2, UNSET, bytes)));
    assertThat(rows(table, 1).get(0).get(1)).isEqualTo(text);
    assertThat(rows(table, 2).get(0).get(2)).isEqualTo(bytes);
  }

  @Test
  void rejectsKeysThatAreTooLong() {
    TableSchema table =
        define(
            table()
                .partitionKey("p", ScalarType.TEXT)
                .clustering("c", ScalarType.BLOB, Order.ASC)
                .column("v", ScalarType.INT));
    String tooLong = "x".repeat(65_536);
    ByteBuffer tooManyBytes = Samples.blob("00".repeat(65_536));
    assertRejected(
        ErrorCode.KEY_TOO_LONG, Upsert.insert(table, Row.of(tooLong, Samples.blob("01"), 1)));
    assertRejected(ErrorCode.KEY_TOO_LONG, Upsert.insert(table, Row.of("p", tooManyBytes, 1)));
    assertThat(rows(table, "p")).isEmpty();
  }

  @Test
  void whatIsReadCannotBeChanged() {
    TableSchema table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .column("b", ScalarType.BLOB)
                .column("l", new ListType(ScalarType.INT))
                .column("s", new SetType(ScalarType.INT))
                .column("m", new MapType(ScalarType.INT, ScalarType.INT)));
    write(Upsert.insert(table, Row.of(1, Samples.blob("01"), List.of(1), Set.of(1), Map.of(1, 1))));
    List<?> row = rows(table, 1).get(0);
    assertThat(((ByteBuffer) row.get(1)).isReadOnly()).isTrue();
    assertThatThrownBy(() -> ((Collection<?>) row.get(2)).clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> ((Collection<?>) row.get(3)).clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> ((Map<?, ?>) row.get(4)).clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private Object roundTrip(ColumnType type, Object value) {
    TableSchema table = define(table().partitionKey("p", ScalarType.INT).column("v", type));
    write(Upsert.insert(table, Row.of(1, value)));
    Object read = rows(table, 1).get(0).get(1);
    assertThat(read).isNotNull();
    return read;
  }

  private void rejectsReading(Query query) {
    assertThat(failure(RejectedInputException.class, () -> backend().fetch(query)).code())
        .isEqualTo(ErrorCode.VALUE_REJECTED);
  }

  /** In Cassandra, a partition key of one column must not be empty. */
  private static boolean isEmpty(Object value) {
    return value.equals("") || value.equals(Samples.blob(""));
  }
}
