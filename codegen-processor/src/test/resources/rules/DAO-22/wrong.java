package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;

@Entity
record Book(@PartitionKey String isbn, String title, Integer pages, double price) {}

record Label(String isbn, String titel) {}

record Extract(String title, String summary) {}

record Weight(int pages) {}

record Tag(BigDecimal price) {}

record Pair<T>(T title, T isbn) {}

record Nothing() {}

@Dao
interface Books {
  @Insert
  void save(Book book);

  @Select
  // expect: DAO-22
  Optional<Label> label(String isbn);

  @Select
  // expect: DAO-22
  Optional<Extract> extract(String isbn);

  @Select
  // expect: DAO-22
  Weight weight(String isbn);

  @Select
  // expect: DAO-22
  List<Tag> tag(String isbn);

  @Select
  // expect: DAO-22
  Optional<Pair<String>> pair(String isbn);

  @FullScan(because = "there are few books")
  // expect: DAO-22
  List<Nothing> all();
}
