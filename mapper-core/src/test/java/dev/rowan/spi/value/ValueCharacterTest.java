package dev.rowan.spi.value;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the order, the hashes and the texts of values are, as they always were. */
class ValueCharacterTest {
  private static final long SEED = 0x5DEECE66DL;

  @Test
  void ordersAreThoseOfTheFile() throws IOException {
    Map<ColumnType, List<Object>> values = new LinkedHashMap<>(OddValues.all());
    values.keySet().removeIf(type -> !type.valueType().isOrdered());
    GoldenValues.check(
        "order",
        values,
        (type, value) -> {
          Comparator<Object> order = type.valueType().order();
          return values.get(type).stream()
              .map(other -> Integer.toString(Integer.signum(order.compare(value, other))))
              .collect(Collectors.joining(" "));
        });
  }

  @Test
  void hashesAreThoseOfTheFile() throws IOException {
    GoldenValues.check(
        "hash", (type, value) -> Long.toHexString(type.valueType().hash(SEED, value)));
  }

  @Test
  void textsAreThoseOfTheFile() throws IOException {
    Map<ColumnType, List<Object>> values = new LinkedHashMap<>();
    for (ScalarType type : ScalarType.values()) {
      values.put(type, OddValues.of(type));
    }
    GoldenValues.check(
        "text",
        values,
        (type, value) -> {
          String text = ((ScalarType) type).valueType().text(value);
          Object read = ((ScalarType) type).valueType().parse(text);
          String same = read.equals(value) ? "" : " but read as another value";
          return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8)) + same;
        });
  }
}
