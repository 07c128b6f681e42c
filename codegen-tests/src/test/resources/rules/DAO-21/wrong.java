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

  @Update
  // expect: DAO-21
  void rename(String authorCountry, int authorNumber, String title, String authorName);
}

@Dao
interface Authors {
  @Insert
  void save(Author author);

  @Delete
  // expect: DAO-21
  void removeAllOf(String country);
}
