package dev.rowan.spi.schema;

import dev.rowan.spi.value.GoldenValues;
import dev.rowan.spi.value.OddValues;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which shards values fall into, as stored rows have it. */
class ShardCharacterTest {
  @Test
  void shardsAreThoseOfTheFile() throws IOException {
    Map<ColumnType, List<Object>> values = new LinkedHashMap<>();
    for (ScalarType type : ScalarType.values()) {
      if (type != ScalarType.DURATION) {
        values.put(type, OddValues.of(type));
      }
    }
    GoldenValues.check(
        "shard", values, (type, value) -> Integer.toString(Shards.of(value, Integer.MAX_VALUE)));
  }
}
