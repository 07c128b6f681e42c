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
@CustomIndex(
    name = "items_by_seller",
    partition = "seller",
    clustering = {"price", "id"},
    maintain = Maintain.SERIAL)
record Item(@PartitionKey UUID id, @Immutable String seller, BigDecimal price) {}

@Dao
interface Items {
  @Insert(ifNotExists = true)
  boolean create(Item item);

  @Update
  Applied<Item> change(Item before, Item after);
}

@Entity
@CustomIndex(name = "lines_by_day", partition = {"day(at)", "shard(id, 8)"}, clustering = "id")
record Line(@PartitionKey UUID id, @Immutable Instant at, String text) {}

@Dao
interface Lines {
  @SuppressDesign(rule = "IDX-13", because = "this program runs on the embedded store alone")
  @Insert(ifNotExists = true)
  boolean create(Line line);

  @Update
  void change(Line before, Line after);
}
