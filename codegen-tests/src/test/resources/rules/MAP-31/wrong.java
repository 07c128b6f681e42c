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

class Texts implements Converter<Details, String> {
  @Override
  public String toStored(Details details) {
    return details.text();
  }

  @Override
  public Details toJava(String stored) {
    return new Details(stored, 0);
  }
}

record Details(String text, int size) {}

@Entity
@CustomIndex(name = "items_by_shape", partition = "shape", clustering = {"key", "id"})
class Item {
  // expect: MAP-31
  @PartitionKey(0) @Json Details key;

  @PartitionKey(1) UUID id;

  // expect: MAP-31
  @Json @Unique Details code;

  // expect: MAP-31
  @Json @Immutable Details shape;

  // expect: MAP-31
  @Json @ConvertedBy(Texts.class) Details both;

  // expect: MAP-31
  @Json List<? extends Details> parts;

  // expect: MAP-31
  @Json Hidden hidden;

  // expect: MAP-31
  @Json(mapper = Mapper.class) Details made;

  private record Hidden(int x) {}

  abstract static class Mapper implements java.util.function.Supplier<Object> {}
}
