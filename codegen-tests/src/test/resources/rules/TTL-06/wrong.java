package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Entity
record Visit(@PartitionKey UUID id, String page, @Nullable String referrer) {}

@Entity
@Immutable
record Trade(@PartitionKey UUID id, long cents, @Nullable String broker) {}

@Entity
record Profile(
    @PartitionKey UUID id, String name, @Nullable Integer age, @Nullable String city) {}

@Dao
interface Visits {
  // expect: TTL-06
  @Insert(ifNotExists = true, nulls = Nulls.DELETE)
  boolean saveNew(Visit visit);
}

@Dao
interface Trades {
  // expect: TTL-06
  @Insert(nulls = Nulls.DELETE)
  void save(Trade trade);
}

@Dao
interface Profiles {
  // expect: TTL-06
  @Update(nulls = Nulls.DELETE)
  void save(Profile profile);
}

@Dao(nulls = Nulls.DELETE)
interface WholeProfiles {
  // expect: TTL-06
  @Insert
  void replace(Profile profile);
}
