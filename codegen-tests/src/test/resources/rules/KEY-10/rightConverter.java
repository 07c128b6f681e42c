package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;

class Texts implements Converter<LocalDate, String> {
  @Override
  public String toStored(LocalDate value) {
    return value.toString();
  }

  @Override
  public LocalDate toJava(String value) {
    return LocalDate.parse(value);
  }
}

record Sku(String maker, int number) {}

class Skus implements Converter<Sku, String> {
  @Override
  public String toStored(Sku value) {
    return value.maker() + value.number();
  }

  @Override
  public Sku toJava(String value) {
    return new Sku(value.substring(0, 2), Integer.parseInt(value.substring(2)));
  }
}

@Entity
@CustomIndex(name = "pages_by_sku", partition = "sku", clustering = {"hash", "book", "written"})
record Page(
    @SuppressDesign(rule = "KEY-10", because = "the bytes are a hash") @PartitionKey(0) String book,
    @Immutable @ConvertedBy(Skus.class) Sku sku,
    @Clustering(0) @ConvertedBy(Texts.class) LocalDate written,
    @SuppressDesign(rule = "KEY-10", because = "the bytes are a hash") @Clustering(1)
        ByteBuffer hash) {}

@Dao
interface Pages {
  // rows are found, not sorted
  @Select
  List<Page> of(String book, LocalDate written);

  @SuppressDesign(rule = "KEY-10", because = "ISO dates sort as texts")
  @Select
  List<Page> between(String book, Range<LocalDate> written);
}
