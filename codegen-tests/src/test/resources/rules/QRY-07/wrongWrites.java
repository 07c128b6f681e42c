package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Profile(@PartitionKey UUID id, String name, String state) {}

@Dao
interface Profiles {
  @Delete(entity = Profile.class)
  @AccessPattern(values = 500)
  // expect: QRY-07
  void remove(Collection<UUID> id);

  @Update(entity = Profile.class)
  @AccessPattern(values = 11)
  // expect: QRY-07
  void close(Collection<UUID> id, String state);
}
