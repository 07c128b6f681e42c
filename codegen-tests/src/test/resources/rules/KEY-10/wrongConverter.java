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

class Digits implements Converter<Long, String> {
  @Override
  public String toStored(Long value) {
    return value.toString();
  }

  @Override
  public Long toJava(String value) {
    return Long.valueOf(value);
  }
}

@Entity
record Page(
    @PartitionKey String book,
    @Clustering(0) @ConvertedBy(Digits.class) Long number,
    @Clustering(1) @ConvertedBy(Texts.class) LocalDate written,
    @Clustering(2) Period term) {}

@Dao
interface Pages {
  @Select(orderBy = "number desc")
  // expect: KEY-10
  List<Page> newest(String book, Limit limit);

  @Select
  // expect: KEY-10
  List<Page> between(String book, Long number, Range<LocalDate> written);

  @Select(orderBy = "term")
  // expect: KEY-10
  List<Page> ofDay(String book, Long number, LocalDate written, Limit limit);
}

@Entity
@CustomIndex(
    name = "files_by_folder",
    partition = "folder",
    // expect: KEY-10
    clustering = {"content", "id"})
record File(
    @PartitionKey UUID id, @Immutable String folder, @Immutable @Size(avg = 64) ByteBuffer content) {}
