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

abstract class AbstractConverter extends SkuConverter {}

@Entity
record Part(@PartitionKey String maker, @Clustering String code, String name) {}

// expect: DAO-33
@ConvertedBy(SkuConverter.class)
@Dao
interface Parts {
  @Select
  Optional<Part> find(String maker, String code);
}

@Dao
interface Names {
  @Update(entity = Part.class)
  void rename(
      String maker,
      String code,
      // expect: DAO-33
      @ConvertedBy(SkuConverter.class) String name);

  @Update(entity = Part.class)
  void name(
      String maker,
      String code,
      // expect: DAO-33
      @ConvertedBy(AbstractConverter.class) String name);
}
