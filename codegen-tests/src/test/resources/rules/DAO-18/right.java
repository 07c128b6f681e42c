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
    @PartitionKey String shop,
    @Clustering UUID id,
    @Static String owner,
    int left,
    @Version long version) {}

@Dao
interface Items {
  @Insert
  void save(Item item);

  @Insert
  boolean create(Item item);

  @Update
  Applied<Item> change(Item item);

  @Update
  boolean fill(String shop, UUID id, int left, long version);

  @Update
  void hand(String shop, String owner);

  @Delete
  void remove(Item item);

  @Delete(ifExists = true)
  boolean removeAny(String shop, UUID id);
}
