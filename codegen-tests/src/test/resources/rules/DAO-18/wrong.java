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

@Entity
record Item(
    @PartitionKey String shop, @Clustering UUID id, int left, @Version long version) {}

@Dao
interface Items {
  @Insert
  void save(Item item);

  // expect: DAO-18
  @Update
  void fill(String shop, UUID id, int left);

  // expect: DAO-18
  @Update
  void fillAll(String shop, Collection<UUID> id, int left);

  // expect: DAO-18
  @Delete
  void remove(String shop, UUID id);

  // expect: DAO-18
  @Delete
  void removeAll(String shop);
}

@Entity
record Sheet(@PartitionKey int book, String text, @Version long version) {}

@Dao
interface SheetStatements {
  // expect: DAO-18
  @Query(value = "update sheet set text = 'a' where book = 1", entity = Sheet.class)
  void update();

  // expect: DAO-18
  @Query("delete from sheet where book = 1")
  void delete();
}
