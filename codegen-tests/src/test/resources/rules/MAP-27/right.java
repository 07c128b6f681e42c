package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

record ItemId(UUID value) {}

@interface Nullable {}

@Entity
record Item(
    @PartitionKey @GeneratedValue @Nullable ItemId id,
    @Clustering @GeneratedValue @Column(type = CqlType.TIMEUUID) UUID change,
    @CreatedAt Instant added,
    @CreatedAt LocalDate day,
    @UpdatedAt Instant changed,
    @UpdatedAt Date changedOn,
    @Sequence(block = 100) Long number,
    String title) {}

@Dao
interface Items {
  @Insert
  Item save(Item item);

  @Insert
  List<Item> saveAll(Collection<Item> items);
}
