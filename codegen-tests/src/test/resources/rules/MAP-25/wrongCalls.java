package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Note(
    @PartitionKey UUID owner,
    @Clustering int number,
    // expect: MAP-25
    @Constant @Cardinality(distinct = 3) String kind) {}

@Dao
interface Notes {
  // expect: MAP-25
  @AccessPattern(range = "a month")
  @Select
  Stream<Note> in(UUID owner, Range<Integer> number);

  // expect: MAP-25
  @AccessPattern(perSecond = -1)
  @Select
  Stream<Note> of(UUID owner);

  // expect: MAP-25
  @AccessPattern(range = "P30D")
  @Select
  Stream<Note> again(UUID owner);

  // expect: MAP-25
  @AccessPattern(values = 5)
  @Delete
  void remove(UUID owner, int number);
}
