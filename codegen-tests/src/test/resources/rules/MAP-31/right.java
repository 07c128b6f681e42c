package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

sealed interface Details {}

record Text(String text) implements Details {}

record Sizes(int[] sizes, Map<String, List<Details>> parts) implements Details {}

@Entity
record Item(
    @PartitionKey UUID id,
    @Json Details details,
    @Json List<Map<String, Details>> more,
    @Json(mapper = Mapper.class) Details[] made,
    @Json Object any) {

  static class Mapper implements java.util.function.Supplier<Object> {
    @Override
    public Object get() {
      return new Object();
    }
  }
}
