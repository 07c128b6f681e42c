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

record Label(String isbn, String title) {}

record Weight(Integer pages) {}

record Tag(double price) {}

@Dao
interface Books {
  @Insert
  void save(Book book);

  @Select
  Optional<Label> label(String isbn);

  @Select
  Weight weight(String isbn);

  @Select
  List<Tag> tag(String isbn);
}
