package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Note(@PartitionKey UUID id, String text) {}

@Dao
interface Notes {
  @Select
  @AccessPattern(values = 50)
  // expect: SUP-01
  @AllowFanOut(because = "")
  // expect: QRY-07
  Stream<Note> some(Collection<UUID> id);
}
