package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Udt
record Place(String street, String city) {}

@Entity
record Thing(
    @PartitionKey(0) @NativeIndex UUID shop,
    @PartitionKey(1) int year,
    @Clustering @NativeIndex int part,
    @NativeIndex @Frozen Place place,
    @NativeIndex(target = IndexTarget.FULL) @Frozen Set<String> labels,
    @NativeIndex Set<String> tags,
    @NativeIndex List<Integer> steps,
    @NativeIndex(kind = IndexKind.LEGACY) byte[] picture,
    @NativeIndex(name = "by_color") String color,
    @NativeIndex(target = IndexTarget.KEYS)
        @NativeIndex
        @NativeIndex(target = IndexTarget.ENTRIES)
        Map<String, Integer> facts) {}

@Dao
interface Things {
  @Select
  List<Thing> ofShop(UUID shop);

  @Select
  List<Thing> ofPart(int part);

  @Select
  List<Thing> at(Place place);

  @Select
  List<Thing> labelled(Set<String> labels);

  @Select
  List<Thing> withFact(Map.Entry<String, Integer> facts);
}
