package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// without the option the rule is off

@Entity
record Note(@PartitionKey UUID owner, @Clustering UUID id, String text) {}

@Dao
interface Notes {
  @Select
  Stream<Note> of(UUID owner);
}
