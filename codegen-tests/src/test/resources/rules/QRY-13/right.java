package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// options: -Arowan.rules=QRY-13:warning

@Entity
record Note(@PartitionKey UUID owner, @Clustering UUID id, String text) {}

@Dao
interface Notes {
  @Select
  @AccessPattern(perSecond = 10)
  Stream<Note> of(UUID owner);

  @Select
  Optional<Note> find(UUID owner, UUID id);

  @FullScan(because = "a nightly export")
  @SuppressDesign(rule = "QRY-13", because = "a tool for developers")
  Stream<Note> all();
}
