package dev.rowan.storage.cassandra.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.data.CqlVector;
import com.datastax.oss.driver.api.core.type.DataTypes;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.TupleValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Values become the same bytes as with the driver's codecs, and are read back. */
class WireCodecTest {
  private static final ProtocolVersion V5 = ProtocolVersion.V5;

  @Test
  void collectionsHaveTheDriversBytes() {
    List<String> words = List.of("a", "", "\u00e9\ud83d\ude00");
    assertThat(encoded(new ListType(ScalarType.TEXT), words))
        .isEqualTo(TypeCodecs.listOf(TypeCodecs.TEXT).encode(words, V5));
    assertThat(encoded(new SetType(ScalarType.INT), Set.of(7)))
        .isEqualTo(TypeCodecs.setOf(TypeCodecs.INT).encode(Set.of(7), V5));
    Map<String, BigDecimal> prices = Map.of("a", new BigDecimal("1.50"));
    assertThat(encoded(new MapType(ScalarType.TEXT, ScalarType.DECIMAL), prices))
        .isEqualTo(TypeCodecs.mapOf(TypeCodecs.TEXT, TypeCodecs.DECIMAL).encode(prices, V5));
  }

  @Test
  void valuesOfFixedSizeHaveTheDriversBytes() {
    UUID uuid = UUID.fromString("6c1d7a54-2f3b-1c7e-9d58-0a4b1c2d3e4f");
    Instant at = Instant.ofEpochMilli(-1_760_000_000_123L);
    assertThat(encoded(ScalarType.BOOLEAN, true)).isEqualTo(TypeCodecs.BOOLEAN.encode(true, V5));
    assertThat(encoded(ScalarType.BOOLEAN, false)).isEqualTo(TypeCodecs.BOOLEAN.encode(false, V5));
    assertThat(encoded(ScalarType.INT, -70_000)).isEqualTo(TypeCodecs.INT.encode(-70_000, V5));
    assertThat(encoded(ScalarType.BIGINT, Long.MIN_VALUE + 9))
        .isEqualTo(TypeCodecs.BIGINT.encode(Long.MIN_VALUE + 9, V5));
    assertThat(encoded(ScalarType.FLOAT, -1.5f)).isEqualTo(TypeCodecs.FLOAT.encode(-1.5f, V5));
    assertThat(encoded(ScalarType.DOUBLE, -8.75)).isEqualTo(TypeCodecs.DOUBLE.encode(-8.75, V5));
    assertThat(encoded(ScalarType.TIMESTAMP, at)).isEqualTo(TypeCodecs.TIMESTAMP.encode(at, V5));
    assertThat(encoded(ScalarType.UUID, uuid)).isEqualTo(TypeCodecs.UUID.encode(uuid, V5));
    assertThat(encoded(ScalarType.TIMEUUID, uuid)).isEqualTo(TypeCodecs.TIMEUUID.encode(uuid, V5));
  }

  @Test
  void otherScalarsHaveTheDriversBytes() {
    BigDecimal decimal = new BigDecimal("-7E-900");
    BigInteger number = BigInteger.ONE.shiftLeft(100).negate();
    LocalDate date = LocalDate.of(-1, 2, 28);
    LocalTime time = LocalTime.of(23, 59, 59, 999_999_999);
    assertThat(encoded(ScalarType.TINYINT, (byte) -2))
        .isEqualTo(TypeCodecs.TINYINT.encode((byte) -2, V5));
    assertThat(encoded(ScalarType.SMALLINT, (short) -2))
        .isEqualTo(TypeCodecs.SMALLINT.encode((short) -2, V5));
    assertThat(encoded(ScalarType.DECIMAL, decimal))
        .isEqualTo(TypeCodecs.DECIMAL.encode(decimal, V5));
    assertThat(encoded(ScalarType.VARINT, number)).isEqualTo(TypeCodecs.VARINT.encode(number, V5));
    assertThat(encoded(ScalarType.DATE, date)).isEqualTo(TypeCodecs.DATE.encode(date, V5));
    assertThat(encoded(ScalarType.TIME, time)).isEqualTo(TypeCodecs.TIME.encode(time, V5));
    for (long nanoseconds : List.of(0L, 63L, 64L, 1L << 55, 1L << 56, Long.MAX_VALUE)) {
      for (int sign : List.of(-1, 1)) {
        assertThat(
                encoded(
                    ScalarType.DURATION,
                    new CqlDuration(sign * 300, sign * Integer.MAX_VALUE, sign * nanoseconds)))
            .isEqualTo(
                TypeCodecs.DURATION.encode(
                    com.datastax.oss.driver.api.core.data.CqlDuration.newInstance(
                        sign * 300, sign * Integer.MAX_VALUE, sign * nanoseconds),
                    V5));
      }
    }
  }

  @Test
  void vectorsOfSmallTypesHaveTheDriversBytes() {
    var bytes = TypeCodecs.vectorOf(DataTypes.vectorOf(DataTypes.TINYINT, 2), TypeCodecs.TINYINT);
    var dates = TypeCodecs.vectorOf(DataTypes.vectorOf(DataTypes.DATE, 1), TypeCodecs.DATE);
    assertThat(encoded(new VectorType(ScalarType.TINYINT, 2), List.of((byte) 1, (byte) -1)))
        .isEqualTo(bytes.encode(CqlVector.newInstance((byte) 1, (byte) -1), V5));
    assertThat(encoded(new VectorType(ScalarType.DATE, 1), List.of(LocalDate.EPOCH)))
        .isEqualTo(dates.encode(CqlVector.newInstance(LocalDate.EPOCH), V5));
  }

  @Test
  void valuesOfFixedSizeOfAnotherSizeAreUnreadable() {
    for (ScalarType type : List.of(ScalarType.INT, ScalarType.BIGINT, ScalarType.DOUBLE)) {
      assertThatThrownBy(() -> WireCodecs.of(type).decode(ByteBuffer.allocate(3)))
          .as(type.cql())
          .isInstanceOf(UnreadableRowException.class);
    }
  }

  @Test
  void halfACharacterIsRefusedAndAQuestionMarkIsNot() {
    WireCodec text = WireCodecs.of(ScalarType.TEXT);
    assertThat(text.decode(text.encode("what?"))).isEqualTo("what?");
    for (String half : List.of("\ud83d", "a\ude00b", "?\ud83d", "\u00e9\ud83d")) {
      assertThatThrownBy(() -> text.encode(half)).isInstanceOf(RejectedInputException.class);
    }
    assertThatThrownBy(() -> WireCodecs.of(ScalarType.ASCII).encode("\u00e9"))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void vectorsHaveTheDriversBytesWhateverTheLengthsOfTheirElements() {
    var floats = TypeCodecs.vectorOf(DataTypes.vectorOf(DataTypes.FLOAT, 2), TypeCodecs.FLOAT);
    assertThat(encoded(new VectorType(ScalarType.FLOAT, 2), List.of(1f, -2f)))
        .isEqualTo(floats.encode(CqlVector.newInstance(1f, -2f), V5));
    var texts = TypeCodecs.vectorOf(DataTypes.vectorOf(DataTypes.TEXT, 3), TypeCodecs.TEXT);
    for (int length : List.of(0, 1, 127, 128, 16_383, 16_384, 70_000, 2_097_151, 2_097_152)) {
      List<String> elements = List.of("x".repeat(length), "", "y");
      WireCodec codec = WireCodecs.of(new VectorType(ScalarType.TEXT, 3));
      ByteBuffer bytes = codec.encode(elements);
      assertThat(bytes).isEqualTo(texts.encode(CqlVector.newInstance(elements), V5));
      assertThat(codec.decode(bytes)).isEqualTo(elements);
    }
  }

  @Test
  void valuesComeBackThroughAnyNesting() {
    ColumnType inner = new TupleType(List.of(ScalarType.DURATION, ScalarType.BLOB, ScalarType.INT));
    ColumnType type = new MapType(new ListType(ScalarType.TEXT), new SetType(inner));
    Object value =
        Map.of(
            List.of("k"),
            Set.of(
                TupleValue.of(new CqlDuration(1, 2, 3), ByteBuffer.wrap(new byte[] {1}), null),
                TupleValue.of(null, null, 9)));
    WireCodec codec = WireCodecs.of(type);
    assertThat(codec.decode(codec.encode(value))).isEqualTo(value);
  }

  @Test
  void setsAndMapsAreWrittenInTheOrderOfTheirType() {
    Set<Integer> numbers = new LinkedHashSet<>(List.of(3, -1, 2));
    assertThat(encoded(new SetType(ScalarType.INT), numbers))
        .isEqualTo(TypeCodecs.listOf(TypeCodecs.INT).encode(List.of(-1, 2, 3), V5));
    Map<String, Integer> entries = new LinkedHashMap<>();
    entries.put("b", 1);
    entries.put("a", 2);
    Map<String, Integer> sorted = new TreeMap<>(entries);
    assertThat(encoded(new MapType(ScalarType.TEXT, ScalarType.INT), entries))
        .isEqualTo(TypeCodecs.mapOf(TypeCodecs.TEXT, TypeCodecs.INT).encode(sorted, V5));
  }

  @Test
  void partsOfAnyLengthHaveRoom() {
    List<String> words = Stream.of(0, 1, 100, 127, 128, 5_000).map("x"::repeat).toList();
    assertThat(encoded(new ListType(ScalarType.TEXT), words))
        .isEqualTo(TypeCodecs.listOf(TypeCodecs.TEXT).encode(words, V5));
  }

  @Test
  void readingMovesNoBytesAndReadsNoneOutside() {
    ColumnType nested = new ListType(new TupleType(List.of(ScalarType.TEXT, ScalarType.DURATION)));
    Map<ColumnType, Object> values = new LinkedHashMap<>();
    values.put(ScalarType.TEXT, "\u00e9\ufffd");
    values.put(ScalarType.ASCII, "a");
    values.put(ScalarType.VARINT, BigInteger.TEN);
    values.put(ScalarType.DECIMAL, new BigDecimal("1.50"));
    values.put(ScalarType.BLOB, ByteBuffer.wrap(new byte[] {1, 2}));
    values.put(ScalarType.DURATION, new CqlDuration(1, 2, 3));
    values.put(ScalarType.TIMESTAMP, Instant.EPOCH);
    values.put(ScalarType.UUID, new UUID(1, 2));
    values.put(ScalarType.TIMEUUID, UUID.fromString("6c1d7a54-2f3b-1c7e-9d58-0a4b1c2d3e4f"));
    values.put(ScalarType.BOOLEAN, true);
    values.put(ScalarType.INT, -70_000);
    values.put(ScalarType.BIGINT, Long.MIN_VALUE + 9);
    values.put(ScalarType.FLOAT, 1.5f);
    values.put(ScalarType.DOUBLE, -0.0);
    values.put(new VectorType(ScalarType.FLOAT, 2), List.of(1f, Float.NaN));
    values.put(nested, List.of(TupleValue.of("b", new CqlDuration(1, 2, 3))));
    values.forEach(
        (type, value) -> {
          ByteBuffer bytes = encoded(type, value);
          ByteBuffer wide = ByteBuffer.allocate(bytes.remaining() + 20);
          wide.put(3, bytes, bytes.position(), bytes.remaining());
          wide.position(3).limit(3 + bytes.remaining());
          assertThat(WireCodecs.of(type).decode(wide)).as(type.cql()).isEqualTo(value);
          assertThat(WireCodecs.of(type).decode(wide.asReadOnlyBuffer()))
              .as(type.cql())
              .isEqualTo(value);
          assertThat(wide.position()).as(type.cql()).isEqualTo(3);
          assertThat(wide.remaining()).as(type.cql()).isEqualTo(bytes.remaining());
        });
  }

  @Test
  void aBufferIsSharedWithoutChangingBytesOutsideTheValue() {
    Map<ColumnType, Object> values = new LinkedHashMap<>();
    values.put(ScalarType.UUID, new UUID(-1, 2));
    values.put(ScalarType.BOOLEAN, true);
    values.put(ScalarType.INT, -70_000);
    values.put(ScalarType.TEXT, "in the room");
    values.put(ScalarType.DECIMAL, new BigDecimal("1.50"));
    values.put(ScalarType.DOUBLE, 8.75);
    values.put(ScalarType.TIMESTAMP, Instant.ofEpochMilli(-1));
    byte[] room = new byte[60];
    Map<ColumnType, ByteBuffer> encoded = new LinkedHashMap<>();
    int place = 1;
    for (Map.Entry<ColumnType, Object> each : values.entrySet()) {
      WireCodec codec = WireCodecs.of(each.getKey());
      encoded.put(each.getKey(), codec.encode(each.getValue(), room, place));
      place += codec.room(each.getValue());
    }
    encoded.forEach(
        (type, bytes) ->
            assertThat(bytes).as(type.cql()).isEqualTo(encoded(type, values.get(type))));
    assertThat(place).isEqualTo(1 + 16 + 1 + 4 + 11 + 8 + 8);
    assertThat(room).startsWith(0).endsWith(new byte[room.length - place]);
  }

  @Test
  void textsAreInTheSharedArrayIfTheyAreShortAndInAscii() {
    WireCodec codec = WireCodecs.of(ScalarType.TEXT);
    byte[] room = new byte[200];
    for (String text : List.of("", "a", "what?", "x".repeat(128))) {
      ByteBuffer bytes = codec.encode(text, room, 1);
      assertThat(bytes).isEqualTo(TypeCodecs.TEXT.encode(text, V5));
      assertThat(bytes.capacity() == room.length).as(text).isEqualTo(!text.isEmpty());
      assertThat(codec.room(text)).isEqualTo(text.length());
    }
    for (String text :
        List.of("\u0080", "\u0100", "\u0141", "a\u00e9", "\ud83d\ude00", "a".repeat(129))) {
      ByteBuffer bytes = codec.encode(text, room, 1);
      assertThat(bytes).isEqualTo(TypeCodecs.TEXT.encode(text, V5));
      assertThat(bytes.capacity() == room.length).as(text).isFalse();
    }
    assertThatThrownBy(() -> codec.encode("half \ud83d", room, 1))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void bytesThatAreNoCharactersAreUnreadable() {
    ByteBuffer latin = ByteBuffer.wrap(new byte[] {'a', (byte) 0xe9});
    assertThatThrownBy(() -> WireCodecs.of(ScalarType.TEXT).decode(latin))
        .isInstanceOf(UnreadableRowException.class);
  }

  @Test
  void aPartDoesNotReachIntoTheNext() {
    ByteBuffer outer =
        encoded(new ListType(new ListType(ScalarType.INT)), List.of(List.of(7), List.of(8)));
    outer.putInt(12, 20);
    assertThatThrownBy(
            () -> WireCodecs.of(new ListType(new ListType(ScalarType.INT))).decode(outer))
        .isInstanceOf(UnreadableRowException.class);
  }

  @Test
  void aTupleWrittenBeforeItHadAllItsFieldsLacksTheLast() {
    ByteBuffer before =
        WireCodecs.of(new TupleType(List.of(ScalarType.INT))).encode(TupleValue.of(1));
    ColumnType now = new TupleType(List.of(ScalarType.INT, ScalarType.TEXT));
    assertThat(WireCodecs.of(now).decode(before)).isEqualTo(TupleValue.of(1, null));
  }

  @Test
  void refusesWhatATypeCannotHoldWithoutShowingTheValue() {
    assertRefused(new ListType(ScalarType.TEXT), List.of("secret\ud800"));
    assertRefused(new VectorType(ScalarType.FLOAT, 3), List.of(1f));
    assertRefused(new TupleType(List.of(ScalarType.INT)), TupleValue.of(1, 2));
    assertRefused(ScalarType.ASCII, "secret\u00e9");
    assertRefused(ScalarType.INT, "secret");
    assertRefused(new SetType(ScalarType.INT), Set.of("secret", 1));
    assertRefused(new MapType(ScalarType.INT, ScalarType.INT), Map.of("secret", 1, 2, 2));
  }

  @Test
  void bytesThatNoValueHasAreUnreadable() {
    ByteBuffer cutOff = ByteBuffer.allocate(8).putInt(0, 5);
    for (ColumnType type :
        List.of(
            new ListType(ScalarType.INT),
            new MapType(ScalarType.INT, ScalarType.INT),
            ScalarType.INT,
            new VectorType(ScalarType.TEXT, 9))) {
      assertThatThrownBy(() -> WireCodecs.of(type).decode(cutOff))
          .isInstanceOf(UnreadableRowException.class);
    }
  }

  private static void assertRefused(ColumnType type, Object value) {
    assertThatThrownBy(() -> encoded(type, value))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageNotContaining("secret");
  }

  private static ByteBuffer encoded(ColumnType type, Object value) {
    return WireCodecs.of(type).encode(value);
  }
}
