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
  @Insert(ifNotExists = true)
  boolean saveNew(Visit visit);

  // one of two properties is optional, and an old value may exist
  @Insert(nulls = Nulls.DELETE)
  void replace(Visit visit);
}

@Dao
interface Trades {
  @Insert
  void save(Trade trade);
}

@Dao
interface Profiles {
  @Update
  void change(Profile before, Profile after);

  @Update(nulls = Nulls.DELETE)
  @SuppressDesign(rule = "TTL-06", because = "a profile is replaced once a year")
  void replace(Profile profile);
}

@Dao(nulls = Nulls.DELETE)
interface WholeProfiles {
  @Insert(nulls = Nulls.UNSET)
  void save(Profile profile);
}
