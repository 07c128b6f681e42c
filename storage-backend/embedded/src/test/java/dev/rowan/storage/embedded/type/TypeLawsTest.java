package dev.rowan.storage.embedded.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.storage.contract.fixture.Seed;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Laws of every type, for all values. */
class TypeLawsTest {
  private static final int ROUNDS = 5_000;

  private final long seed = Seed.next();
  private final RandomValues values = new RandomValues(new Random(seed));
  private final ByteSink sink = new ByteSink();

  @ParameterizedTest
  @EnumSource(ScalarType.class)
  void valueFormsAreReadBackAsWritten(ScalarType type) {
    TypeCodec<?> codec = TypeCodecs.of(type);
    for (int i = 0; i < ROUNDS; i++) {
      Object value = values.next(type);
      assertThat(readBack(codec, value)).as("seed %d", seed).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @EnumSource(ScalarType.class)
  void valueFormsAreTheBytesOfTheNativeProtocol(ScalarType type) {
    for (int i = 0; i < ROUNDS; i++) {
      Object value = values.next(type);
      TypeCodecs.of(type).writeValue(value, sink.reset());
      ByteBuffer bytes = ByteBuffer.wrap(sink.toByteArray());
      assertThat(type.valueType().encode(value)).as("seed %d", seed).isEqualTo(bytes);
      assertThat((Object) type.valueType().decode(bytes)).as("seed %d", seed).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @EnumSource(value = ScalarType.class, mode = EnumSource.Mode.EXCLUDE, names = "DURATION")
  void orderedFormsSortAsValuesDoAndNoneIsAPrefixOfAnother(ScalarType type) {
    TypeCodec<?> codec = TypeCodecs.of(type);
    Comparator<Object> order = ValueOrder.of(type);
    for (int i = 0; i < ROUNDS; i++) {
      Object one = values.next(type);
      Object two = values.next(type);
      byte[] first = component(codec, one, false);
      byte[] second = component(codec, two, false);
      int expected = Integer.signum(order.compare(one, two));
      assertThat(Integer.signum(Arrays.compareUnsigned(first, second)))
          .as("seed %d, %s", seed, type)
          .isEqualTo(expected);
      assertThat(
              Integer.signum(
                  Arrays.compareUnsigned(component(codec, one, true), component(codec, two, true))))
          .as("descending, seed %d, %s", seed, type)
          .isEqualTo(-expected);
      if (expected != 0) {
        assertThat(Arrays.mismatch(first, second))
            .as("seed %d, %s", seed, type)
            .isLessThan(Math.min(first.length, second.length));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(value = ScalarType.class, mode = EnumSource.Mode.EXCLUDE, names = "DURATION")
  void orderedFormsAreReadBackAsWrittenUpToTheScaleOfDecimals(ScalarType type) {
    TypeCodec<?> codec = TypeCodecs.of(type);
    for (int i = 0; i < ROUNDS; i++) {
      Object value = values.next(type);
      for (boolean descending : new boolean[] {false, true}) {
        byte[] form = component(codec, value, descending);
        ByteSource in = new ByteSource().reset(form);
        in.inverted(descending);
        Object read = codec.readOrdered(in);
        in.inverted(false);
        assertThat(in.remaining()).as("seed %d, %s", seed, type).isEqualTo(1);
        if (type == ScalarType.DECIMAL) {
          assertThat((BigDecimal) read)
              .as("seed %d", seed)
              .isEqualByComparingTo((BigDecimal) value);
          assertThat(component(codec, read, descending)).as("seed %d", seed).isEqualTo(form);
        } else {
          assertThat(read).as("seed %d", seed).isEqualTo(value);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ScalarType.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"DURATION", "DECIMAL"})
  void collectionsAreReadBackInBothFormsInTheOrderOfTheirElements(ScalarType type) {
    TypeCodec<?> lists = TypeCodecs.of(new ListType(type));
    TypeCodec<?> sets = TypeCodecs.of(new SetType(new ListType(type)));
    TypeCodec<?> maps = TypeCodecs.of(new MapType(type, ScalarType.TEXT));
    for (int i = 0; i < ROUNDS / 50; i++) {
      List<Object> list = Stream.generate(() -> values.next(type)).limit(i % 5).toList();
      Set<Object> set = new LinkedHashSet<>(List.of(list, List.of(values.next(type)), List.of()));
      Map<Object, Object> map = new HashMap<>();
      list.forEach(key -> map.put(key, values.next(ScalarType.TEXT)));
      for (boolean descending : new boolean[] {false, true}) {
        assertThat(orderedBack(lists, list, descending)).as("seed %d", seed).isEqualTo(list);
        assertThat(orderedBack(sets, set, descending)).as("seed %d", seed).isEqualTo(set);
        assertThat(orderedBack(maps, map, descending)).as("seed %d", seed).isEqualTo(map);
      }
      assertThat(readBack(lists, list)).as("seed %d", seed).isEqualTo(list);
      assertThat(readBack(sets, set)).as("seed %d", seed).isEqualTo(set);
      Map<?, ?> read = (Map<?, ?>) readBack(maps, map);
      assertThat(read).as("seed %d", seed).isEqualTo(map);
      assertThat(List.<Object>copyOf(read.keySet()))
          .as("seed %d", seed)
          .isSortedAccordingTo(ValueOrder.of(type));
    }
  }

  private Object readBack(TypeCodec<?> codec, Object value) {
    codec.writeValue(value, sink.reset());
    ByteSource in = new ByteSource().reset(sink.toByteArray());
    Object read = codec.readValue(in, in.remaining());
    assertThat(in.remaining()).as("seed %d", seed).isZero();
    return read;
  }

  private Object orderedBack(TypeCodec<?> codec, Object value, boolean descending) {
    ByteSource in = new ByteSource().reset(component(codec, value, descending));
    in.inverted(descending);
    return codec.readOrdered(in);
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
