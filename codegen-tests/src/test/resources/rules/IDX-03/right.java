package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@Rate(rows = 1_000)
@Ttl(days = 100)
record Purchase(
    @PartitionKey String shop,
    @Clustering @Identity UUID id,
    // at the limit: 333 selects per second on three nodes, and 100,000 changes a day
    @NativeIndex @Mutable(perDay = 1) String state,
    // no number is stated
    @NativeIndex String phase,
    @SuppressDesign(rule = "IDX-03", because = "the cluster is new and large")
        @NativeIndex
        @Mutable(perDay = 4)
        String shelf) {}

@Entity
record Person(
    @PartitionKey @Identity UUID id,
    @NativeIndex(kind = IndexKind.LEGACY) String first,
    @NativeIndex(kind = IndexKind.LEGACY) String last,
    @NativeIndex(kind = IndexKind.LEGACY) String city,
    @NativeIndex String street) {}

@Entity
record Face(@PartitionKey UUID id, @NativeIndex @Immutable @Dimensions(2) float[] face) {}

@Dao
interface Faces {
  @Select(orderBy = "face ann of :near")
  @AccessPattern(perSecond = 333)
  List<Face> similar(float[] near, Limit limit);
}

@Dao
interface Purchases {
  @Select
  @AccessPattern(perSecond = 333)
  List<Purchase> inState(String state);

  // one partition
  @Select
  @AccessPattern(perSecond = 2_000)
  List<Purchase> ofShop(String shop, String state);
}
