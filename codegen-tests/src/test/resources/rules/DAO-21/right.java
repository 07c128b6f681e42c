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
@CopiedBy(Book.class)
record Author(@PartitionKey String country, @Clustering int number, String name) {}

@Entity
record Book(
    @PartitionKey String authorCountry,
    @Clustering(0) int authorNumber,
    @Clustering(1) String title,
    @CopiedFrom(entity = Author.class, field = "name") String authorName) {}

@Dao
interface Books {
  @Insert
  void save(Book book);

  @Delete
  void removeAllOf(String authorCountry, int authorNumber);
}

@Dao
interface Authors {
  @Insert
  void save(Author author);

  @Update
  void rename(String country, int number, String name);

  @Delete
  void remove(String country, int number);
}
