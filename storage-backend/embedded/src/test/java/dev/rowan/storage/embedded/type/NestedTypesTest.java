package dev.rowan.storage.embedded.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.fixture.Seed;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Laws of nested types at any depth. */
class NestedTypesTest {
  private static final int ROUNDS = 20_000;

  private static final TupleType PAIR = new TupleType(List.of(ScalarType.INT, ScalarType.TEXT));

  private final long seed = Seed.next();
  private final RandomTypes types = new RandomTypes(new Random(seed));
  private final ByteSink sink = new ByteSink();

  @Test
  void valuesAreReadBackFromBothForms() {
    for (int i = 0; i < ROUNDS; i++) {
      ColumnType type = types.next(3);
      TypeCodec<?> codec = TypeCodecs.of(type);
      Object value = types.value(type);
      assertThat(readBack(codec, value)).as("seed %d, %s", seed, type.cql()).isEqualTo(value);
      for (boolean descending : new boolean[] {false, true}) {
        ByteSource in = new ByteSource().reset(component(codec, value, descending));
        in.inverted(descending);
        assertThat(codec.readOrdered(in)).as("seed %d, %s", seed, type.cql()).isEqualTo(value);
        assertThat(in.remaining()).as("seed %d, %s", seed, type.cql()).isEqualTo(1);
      }
    }
  }

  @Test
  void orderedFormsSortAsValuesDoAndNoneIsAPrefixOfAnother() {
    for (int i = 0; i < ROUNDS; i++) {
      ColumnType type = types.next(3);
      TypeCodec<?> codec = TypeCodecs.of(type);
      Object one = types.value(type);
      Object two = types.value(type);
      int expected = Integer.signum(ValueOrder.of(type).compare(one, two));
      byte[] first = component(codec, one, false);
      byte[] second = component(codec, two, false);
      assertThat(Integer.signum(Arrays.compareUnsigned(first, second)))
          .as("seed %d, %s", seed, type.cql())
          .isEqualTo(expected);
      assertThat(
              Integer.signum(
                  Arrays.compareUnsigned(component(codec, one, true), component(codec, two, true))))
          .as("descending, seed %d, %s", seed, type.cql())
          .isEqualTo(-expected);
      if (expected != 0) {
        assertThat(Arrays.mismatch(first, second))
            .as("seed %d, %s", seed, type.cql())
            .isLessThan(Math.min(first.length, second.length));
      }
    }
  }

  @Test
  void aUserTypeThatGainedFieldsReadsWhatWasWrittenBefore() {
    UserType before = place(ScalarType.TEXT);
    UserType after = place(ScalarType.TEXT, ScalarType.INT, ScalarType.INT);
    TypeCodec<?> old = TypeCodecs.of(before);
    TypeCodec<?> grown = TypeCodecs.of(after);
    old.writeValue(TupleValue.of("x"), sink.reset());
    ByteSource in = new ByteSource().reset(sink.toByteArray());
    assertThat(grown.readValue(in, in.remaining())).isEqualTo(TupleValue.of("x", null, null));
    assertThat(component(grown, TupleValue.of("x", null, null), false))
        .isEqualTo(component(old, TupleValue.of("x"), false));
  }

  @Test
  void aValueOfMoreFieldsThanItsTypeIsDamage() {
    TypeCodec<?> narrow = TypeCodecs.of(place(ScalarType.INT));
    TypeCodec<?> wide = TypeCodecs.of(place(ScalarType.INT, ScalarType.INT));
    wide.writeValue(TupleValue.of(1, 2), sink.reset());
    ByteSource in = new ByteSource().reset(sink.toByteArray());
    assertThatThrownBy(() -> narrow.readValue(in, in.remaining()))
        .isInstanceOf(CorruptStoreException.class);
    ByteSource ordered = new ByteSource().reset(component(wide, TupleValue.of(1, 2), false));
    assertThatThrownBy(() -> narrow.readOrdered(ordered)).isInstanceOf(CorruptStoreException.class);
  }

  @Test
  void refusesValuesOfAnotherShape() {
    assertRefused(PAIR, TupleValue.of(1), "2 fields");
    assertRefused(PAIR, TupleValue.of(1, "secret", 3), "2 fields");
    assertRefused(PAIR, TupleValue.of("secret", "x"), "java.lang.Integer");
    assertRefused(PAIR, List.of(1, "secret"), "TupleValue");
    assertRefused(new VectorType(ScalarType.TEXT, 2), List.of("secret"), "2 elements");
    assertRefused(
        new VectorType(ScalarType.TEXT, 2), Arrays.asList("secret", null), "java.lang.String");
    assertRefused(new ListType(PAIR), List.of(TupleValue.of(1)), "2 fields");
  }

  @Test
  void refusesDurationsWhereCassandraDoes() {
    assertNone(new SetType(ScalarType.DURATION));
    assertNone(new MapType(ScalarType.DURATION, ScalarType.INT));
    assertNone(new ListType(new SetType(ScalarType.DURATION)));
    assertNone(new ListType(CounterType.COUNTER));
    for (ColumnType type :
        List.of(
            new ListType(ScalarType.DURATION),
            new MapType(ScalarType.INT, ScalarType.DURATION),
            new TupleType(List.of(ScalarType.DURATION)),
            new SetType(new ListType(ScalarType.DURATION)))) {
      assertThat(TypeCodecs.of(type).ordered()).as(type.cql()).isFalse();
    }
  }

  @Test
  void sortsDurationsInsideOfElementsByTheirBytes() {
    TypeCodec<?> codec = TypeCodecs.of(new SetType(new ListType(ScalarType.DURATION)));
    Set<Object> set =
        Set.of(
            List.of(new CqlDuration(0, 0, 5)),
            List.of(new CqlDuration(0, 1, 0)),
            List.of(),
            List.of(new CqlDuration(0, 0, 5), new CqlDuration(0, 0, 0)));
    assertThat(List.<Object>copyOf((Set<?>) readBack(codec, set)))
        .isEqualTo(
            List.of(
                List.of(),
                List.of(new CqlDuration(0, 0, 5)),
                List.of(new CqlDuration(0, 0, 5), new CqlDuration(0, 0, 0)),
                List.of(new CqlDuration(0, 1, 0))));
  }

  @Test
  void knowsWhichTypesLoseTheEncoding() {
    TupleType amounts = new TupleType(List.of(ScalarType.INT, ScalarType.DECIMAL));
    assertThat(TypeCodecs.of(amounts).allowsNonCanonical()).isTrue();
    assertThat(TypeCodecs.of(new VectorType(ScalarType.DECIMAL, 1)).allowsNonCanonical()).isTrue();
    assertThat(TypeCodecs.of(PAIR).allowsNonCanonical()).isFalse();
    TypeCodec<?> codec = TypeCodecs.of(amounts);
    assertThat(component(codec, TupleValue.of(1, new BigDecimal("1.0")), false))
        .isEqualTo(component(codec, TupleValue.of(1, new BigDecimal("1.00")), false));
  }

  private static UserType place(ScalarType... fields) {
    return new UserType(
        "place",
        IntStream.range(0, fields.length)
            .mapToObj(i -> new UserType.Field("f" + i, fields[i]))
            .toList());
  }

  private void assertRefused(ColumnType type, Object value, String expected) {
    assertThatThrownBy(() -> TypeCodecs.of(type).writeValue(value, sink.reset()))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_REJECTED))
        .hasMessageContaining(expected)
        .hasMessageNotContaining("secret");
  }

  private static void assertNone(ColumnType type) {
    assertThatThrownBy(() -> TypeCodecs.of(type))
        .as(type.cql())
        .isInstanceOf(UnsupportedByBackendException.class);
  }

  private Object readBack(TypeCodec<?> codec, Object value) {
    codec.writeValue(value, sink.reset());
    ByteSource in = new ByteSource().reset(sink.toByteArray());
    Object read = codec.readValue(in, in.remaining());
    assertThat(in.remaining()).as("seed %d", seed).isZero();
    return read;
  }

  /** The ordered form and the mark that follows it in a key. */
  private byte[] component(TypeCodec<?> codec, Object value, boolean descending) {
    codec.writeOrdered(value, sink.reset());
    if (descending) {
      sink.invertFrom(0);
    }
    return sink.u8(ElementBytes.END).toByteArray();
  }
}
