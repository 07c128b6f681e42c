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
    @PartitionKey @Identity UUID id,
    // expect: IDX-03
    @NativeIndex @Immutable String customer,
    // expect: IDX-03
    @NativeIndex @Mutable(perDay = 1.1) String state,
    // expect: IDX-03
    @NativeIndex(kind = IndexKind.LEGACY) @Mutable(perDay = 4) String phase) {}

@Entity
record Person(
    @PartitionKey @Identity UUID id,
    @NativeIndex(kind = IndexKind.LEGACY) String first,
    @NativeIndex(kind = IndexKind.LEGACY) String last,
    @NativeIndex(kind = IndexKind.LEGACY) String city,
    // expect: IDX-03
    @NativeIndex(kind = IndexKind.LEGACY) String street) {}

@Entity
record Face(
    @PartitionKey UUID id,
    // expect: IDX-03
    @NativeIndex @Immutable @Dimensions(2) float[] face) {}

@Dao
interface Faces {
  @Select(orderBy = "face ann of :near")
  @AccessPattern(perSecond = 400)
  List<Face> similar(float[] near, Limit limit);
}

@Dao
interface Purchases {
  @Select
  @AccessPattern(perSecond = 300)
  List<Purchase> ofCustomer(String customer);

  @Select
  @AccessPattern(perSecond = 100)
  List<Purchase> open(String customer, String state);
}
