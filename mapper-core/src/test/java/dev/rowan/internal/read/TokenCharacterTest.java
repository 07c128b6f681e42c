package dev.rowan.internal.read;

import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.GoldenValues;
import dev.rowan.spi.value.OddValues;
import dev.rowan.spi.value.Slice;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tokens of pages, which clients hold on to, for each kind of key. */
class TokenCharacterTest {
  private static final TableSchema TABLE =
      TableSchema.named("item").partitionKey("p", ScalarType.INT).build();

  private final PageTokens tokens = new PageTokens(new byte[16]);

  @Test
  void tokensAreThoseOfTheFile() throws IOException {
    Map<ColumnType, List<Object>> values = new LinkedHashMap<>(OddValues.all());
    values.remove(CounterType.COUNTER); // never part of a key
    GoldenValues.check("token", values, (type, value) -> token(value));
  }

  private String token(Object value) {
    SliceQuery query =
        new SliceQuery(TABLE, List.of(value), Slice.ALL, ReadDirection.FORWARD, 1, null);
    ReadRequest reading =
        new ReadRequest(
            new ResolvedPlan(
                "Items.all", TABLE, null, false, PartitionOrder.BY_KEY, -1, false, null),
            List.of(query),
            1,
            0,
            true,
            null);
    return tokens.token(reading, new Position(ByteBuffer.allocate(1)));
  }
}
