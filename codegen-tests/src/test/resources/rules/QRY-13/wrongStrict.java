package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// options: -Arowan.profile=strict

@Entity
record Note(
    // expect: SIZ-08
    @PartitionKey UUID owner,
    @Clustering UUID id,
    String text) {}

@Entity
// expect: TTL-01
@Rate(rows = 10)
record Visit(@PartitionKey UUID id) {}

@Dao
interface Notes {
  @Select
  // expect: QRY-13
  Stream<Note> of(UUID owner);
}
