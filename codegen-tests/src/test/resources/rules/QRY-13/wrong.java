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
  // expect: QRY-13
  Stream<Note> of(UUID owner);

  @FullScan(because = "a nightly export")
  // expect: QRY-13
  Stream<Note> all();
}
