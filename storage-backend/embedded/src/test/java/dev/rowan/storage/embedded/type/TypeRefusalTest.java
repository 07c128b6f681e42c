package dev.rowan.storage.embedded.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class TypeRefusalTest {
  private final ByteSink sink = new ByteSink();

  @Test
  void refusesOtherTypesThanTheCanonicalOneWithoutShowingTheValue() {
    assertRefused(ScalarType.INT, "secret", "java.lang.Integer");
    assertRefused(ScalarType.BIGINT, 77_777, "java.lang.Long");
    assertRefused(ScalarType.TEXT, null, "null");
    assertRefused(new ListType(ScalarType.TEXT), Arrays.asList("secret", null), "null");
    assertRefused(new SetType(ScalarType.TEXT), Set.of(5), "java.lang.String");
  }

  @Test
  void refusesTextThatCannotBeWritten() {
    assertRefused(ScalarType.TEXT, "secret\ud800", "surrogate");
    assertRefused(ScalarType.TEXT, "\udc00secret", "surrogate");
    assertRefused(ScalarType.TEXT, "\ud800\ud800", "surrogate");
    assertRefused(ScalarType.ASCII, "secret\u0080", "US-ASCII");
  }

  @Test
  void refusesTimesBeyondTheirType() {
    assertRefused(ScalarType.TIMESTAMP, Instant.MAX, "64 bits");
    assertRefused(ScalarType.TIMESTAMP, Instant.MIN, "64 bits");
    assertRefused(ScalarType.TIMESTAMP, Instant.ofEpochSecond(1, 1), "whole milliseconds");
    assertRefused(ScalarType.DATE, LocalDate.MAX, "32 bits");
    assertRefused(ScalarType.DATE, LocalDate.MIN, "32 bits");
  }

  @Test
  void refusesTimeuuidsOfAnotherVersion() {
    assertRefused(
        ScalarType.TIMEUUID, UUID.fromString("6ba7b814-9dad-41d1-80b4-00c04fd430c8"), "version 1");
  }

  @Test
  void refusesDecimalsWhoseOrderedFormCouldNotBeReadBack() {
    BigDecimal huge = new BigDecimal(BigInteger.TEN, Integer.MIN_VALUE);
    assertThatThrownBy(() -> TypeCodecs.of(ScalarType.DECIMAL).writeOrdered(huge, sink))
        .isInstanceOf(RejectedInputException.class);
    TypeCodec<?> decimals = TypeCodecs.of(ScalarType.DECIMAL);
    for (int scale : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      BigDecimal edge = new BigDecimal(BigInteger.ONE, scale);
      decimals.writeOrdered(edge, sink.reset());
      assertThat(decimals.readOrdered(new ByteSource().reset(sink.toByteArray()))).isEqualTo(edge);
    }
  }

  @Test
  void leavesThePositionOfABufferWhereItIs() {
    ByteBuffer part = ByteBuffer.wrap(new byte[] {1, 2, 3, 4}).position(1).limit(3);
    TypeCodecs.of(ScalarType.BLOB).writeValue(part, sink.reset());
    assertThat(sink.toByteArray()).containsExactly(2, 3);
    assertThat(part.position()).isEqualTo(1);
  }

  @Test
  void deduplicatesElementsThatCompareEqualRegardlessOfOrder() {
    TypeCodec<?> sets = TypeCodecs.of(new SetType(ScalarType.DECIMAL));
    BigDecimal plain = new BigDecimal("1.0");
    BigDecimal padded = new BigDecimal("1.00");
    sets.writeValue(new LinkedHashSet<>(List.of(plain, padded)), sink.reset());
    byte[] one = sink.toByteArray();
    sets.writeValue(new LinkedHashSet<>(List.of(padded, plain)), sink.reset());
    assertThat(sink.toByteArray()).isEqualTo(one);
    assertThat(sets.readValue(new ByteSource().reset(one), one.length)).isEqualTo(Set.of(padded));
  }

  @Test
  void readsBytesThatAreNotUtf8AsDamageButAReplacementCharacterAsItself() {
    TypeCodec<?> texts = TypeCodecs.of(ScalarType.TEXT);
    assertThatThrownBy(() -> texts.readValue(new ByteSource().reset(new byte[] {-1}), 1))
        .isInstanceOf(CorruptStoreException.class);
    texts.writeValue("\ufffd", sink.reset());
    assertThat(texts.readValue(new ByteSource().reset(sink.toByteArray()), 3)).isEqualTo("\ufffd");
  }

  @Test
  void readsAVarintOfMoreBytesThanCanBeCountedAsDamage() {
    for (byte[] form :
        List.of(
            new byte[] {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1},
            new byte[] {-1, -1, 0x7F, -1, -1, -1, -1, -1, -1, -1},
            new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0})) {
      assertThatThrownBy(
              () -> TypeCodecs.of(ScalarType.VARINT).readOrdered(new ByteSource().reset(form)))
          .isInstanceOf(CorruptStoreException.class);
    }
  }

  private void assertRefused(ColumnType type, Object value, String expected) {
    assertThatThrownBy(() -> TypeCodecs.of(type).writeValue(value, sink.reset()))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_REJECTED))
        .hasMessageContaining(expected)
        .hasMessageNotContainingAny("secret", "77777");
  }
}
