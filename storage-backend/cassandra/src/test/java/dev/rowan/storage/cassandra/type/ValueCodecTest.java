package dev.rowan.storage.cassandra.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.data.CqlVector;
import com.datastax.oss.driver.api.core.type.DataTypes;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.UnreadableRow;
import dev.rowan.schema.ColumnType;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TupleType;
import dev.rowan.schema.VectorType;
import dev.rowan.value.CqlDuration;
import dev.rowan.value.TupleValue;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Values become the bytes that the driver would make of them, and come back. */
class ValueCodecTest {
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
  void vectorsHaveTheDriversBytesWhateverTheLengthsOfTheirElements() {
    var floats = TypeCodecs.vectorOf(DataTypes.vectorOf(DataTypes.FLOAT, 2), TypeCodecs.FLOAT);
    assertThat(encoded(new VectorType(ScalarType.FLOAT, 2), List.of(1f, -2f)))
        .isEqualTo(floats.encode(CqlVector.newInstance(1f, -2f), V5));
    var texts = TypeCodecs.vectorOf(DataTypes.vectorOf(DataTypes.TEXT, 3), TypeCodecs.TEXT);
    for (int length : List.of(0, 1, 127, 128, 16_383, 16_384, 70_000, 2_097_151, 2_097_152)) {
      List<String> elements = List.of("x".repeat(length), "", "y");
      ValueCodec codec = ValueCodecs.of(new VectorType(ScalarType.TEXT, 3));
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
    ValueCodec codec = ValueCodecs.of(type);
    assertThat(codec.decode(codec.encode(value))).isEqualTo(value);
  }

  @Test
  void aTupleWrittenBeforeItHadAllItsFieldsLacksTheLast() {
    ByteBuffer before =
        ValueCodecs.of(new TupleType(List.of(ScalarType.INT))).encode(TupleValue.of(1));
    ColumnType now = new TupleType(List.of(ScalarType.INT, ScalarType.TEXT));
    assertThat(ValueCodecs.of(now).decode(before)).isEqualTo(TupleValue.of(1, null));
  }

  @Test
  void refusesWhatATypeCannotHoldAndKeepsTheValueToItself() {
    assertRefused(new ListType(ScalarType.TEXT), List.of("secret\ud800"));
    assertRefused(new VectorType(ScalarType.FLOAT, 3), List.of(1f));
    assertRefused(new TupleType(List.of(ScalarType.INT)), TupleValue.of(1, 2));
    assertRefused(ScalarType.ASCII, "secret\u00e9");
    assertRefused(ScalarType.INT, "secret");
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
      assertThatThrownBy(() -> ValueCodecs.of(type).decode(cutOff))
          .isInstanceOf(UnreadableRow.class);
    }
  }

  private static void assertRefused(ColumnType type, Object value) {
    assertThatThrownBy(() -> encoded(type, value))
        .isInstanceOf(RejectedInput.class)
        .hasMessageNotContaining("secret");
  }

  private static ByteBuffer encoded(ColumnType type, Object value) {
    return ValueCodecs.of(type).encode(value);
  }
}
