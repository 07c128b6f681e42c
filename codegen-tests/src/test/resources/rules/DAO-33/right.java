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

record Sku(String text) {}

class SkuConverter implements Converter<Sku, String> {
  @Override
  public String toStored(Sku sku) {
    return sku.text();
  }

  @Override
  public Sku toJava(String stored) {
    return new Sku(stored);
  }
}

@Entity
record Part(@PartitionKey String maker, @Clustering String code, String name) {}

record Line(Sku code, String name) {}

@Dao
@ConvertedBy(SkuConverter.class)
interface Parts {
  @Select
  Optional<Part> find(String maker, Sku code);

  @Select(entity = Part.class)
  List<Line> lines(String maker);
}

@Dao
interface Names {
  @Update(entity = Part.class)
  void rename(String maker, @ConvertedBy(SkuConverter.class) Sku code, String name);
}
