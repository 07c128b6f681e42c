package dev.rowan.spi.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ValueHashTest {
  private static final long SEED = 4711;

  @Test
  void tellsValuesOfEachTypeApart() throws Exception {
    List<Object> values = new ArrayList<>();
    values.add("");
    values.add("a");
    values.add("b");
    values.add("a\0");
    values.add("\0a");
    values.add("abcd");
    values.add("abcde");
    values.add("abce");
    values.add("Grüße an 💐");
    values.add(true);
    values.add(false);
    for (long number : new long[] {3, -3, Integer.MIN_VALUE, Long.MAX_VALUE}) {
      values.add(number);
    }
    values.add(new UUID(5, 6));
    values.add(new UUID(6, 5));
    values.add(Instant.ofEpochMilli(-1));
    values.add(Instant.ofEpochMilli(1_700_000_000_123L));
    values.add(LocalDate.of(2024, 2, 29));
    values.add(LocalTime.MAX);
    values.add(0.5d);
    values.add(Double.NaN);
    values.add(0.25f);
    values.add(new BigDecimal("1.0"));
    values.add(new BigDecimal("1.00"));
    values.add(BigInteger.ONE.shiftLeft(100));
    values.add(ByteBuffer.wrap(new byte[] {1, 2, 3}));
    values.add(ByteBuffer.wrap(new byte[] {0, 1, 2, 3}));
    values.add(ByteBuffer.wrap(new byte[9]));
    values.add(ByteBuffer.wrap(new byte[10]));
    values.add(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
    values.add(new CqlDuration(1, 2, 3));
    values.add(new CqlDuration(2, 1, 3));
    values.add(TupleValue.of(7, null));
    values.add(TupleValue.of(null, 7));
    values.add(List.of("x", "y"));
    values.add(List.of("y", "x"));
    values.add(List.of("xy"));
    values.add(Map.of("x", 1L, "y", 2L));
    values.add(Map.of("x", 2L, "y", 1L));
    Set<Long> hashes = new HashSet<>();
    hashes.add(hash(SEED, null));
    values.forEach(value -> hashes.add(hash(SEED, value)));
    assertThat(hashes).hasSize(values.size() + 1);
  }

  @Test
  void isTheSameForEqualValues() {
    assertThat(hash(SEED, new LinkedHashSet<>(List.of("x", "y"))))
        .isEqualTo(hash(SEED, new LinkedHashSet<>(List.of("y", "x"))));
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put("y", 2);
    map.put("x", 1);
    Map<String, Integer> turned = new LinkedHashMap<>();
    turned.put("x", 1);
    turned.put("y", 2);
    assertThat(hash(SEED, map)).isEqualTo(hash(SEED, turned));
    ByteBuffer within = ByteBuffer.wrap(new byte[] {9, 1, 2, 9}).position(1).limit(3);
    assertThat(hash(SEED, within)).isEqualTo(hash(SEED, ByteBuffer.wrap(new byte[] {1, 2})));
    assertThat(within.position()).isEqualTo(1);
    assertThat(hash(SEED, (short) 5)).isEqualTo(hash(SEED, (byte) 5));
  }

  @Test
  void dependsOnWhatIsBefore() {
    long ab = hash(hash(SEED, "a"), "b");
    assertThat(ab)
        .isNotEqualTo(hash(hash(SEED, "b"), "a"))
        .isNotEqualTo(hash(hash(SEED, "ab"), ""))
        .isNotEqualTo(hash(hash(SEED + 1, "a"), "b"));
  }

  /** Half of the bits turn with each bit of a value: sums of many do not cancel each other out. */
  @Test
  void spreadsEachBit() {
    for (int bit = 0; bit < Long.SIZE; bit++) {
      int turned = 0;
      for (long number = 0; number < 1_000; number++) {
        turned += Long.bitCount(hash(SEED, number) ^ hash(SEED, number ^ (1L << bit)));
      }
      assertThat(turned / 1_000.0).as("bit %d", bit).isBetween(30.0, 34.0);
    }
  }

  @Test
  void refusesWhatIsNoValue() {
    ValueType texts = new ListType(ScalarType.TEXT).valueType();
    assertThatThrownBy(() -> ScalarValueTypes.TEXT.hash(SEED, Row.UNSET))
        .isInstanceOf(ClassCastException.class);
    assertThatThrownBy(() -> texts.hash(SEED, Arrays.asList(new Object())))
        .isInstanceOf(ClassCastException.class);
  }

  private static long hash(long before, @Nullable Object value) {
    return type(value).valueType().hash(before, value);
  }

  /** A type that has this value, and those in it. */
  private static ColumnType type(@Nullable Object value) {
    if (value instanceof TupleValue tuple) {
      return new TupleType(tuple.fields().stream().map(ValueHashTest::type).toList());
    } else if (value instanceof List<?> list) {
      return new ListType(type(list.get(0)));
    } else if (value instanceof Set<?> set) {
      return new SetType(type(set.iterator().next()));
    } else if (value instanceof Map<?, ?> map) {
      Map.Entry<?, ?> entry = map.entrySet().iterator().next();
      return new MapType(type(entry.getKey()), type(entry.getValue()));
    }
    return Arrays.stream(ScalarType.values())
        .filter(type -> type.valueType().javaType().isInstance(value))
        .findFirst()
        .orElse(ScalarType.INT);
  }
}
