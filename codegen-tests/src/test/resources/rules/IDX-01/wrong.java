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
record User(
    @PartitionKey @Identity UUID id,
    // expect: IDX-01
    @NativeIndex(kind = IndexKind.LEGACY) @Cardinality(distinct = 100_000) String email,
    // expect: IDX-01
    @NativeIndex(kind = IndexKind.LEGACY) @Cardinality(distinct = 1_001) String street,
    // expect: IDX-01
    @NativeIndex(kind = IndexKind.LEGACY) @Cardinality(distinct = 2) String state) {}

@Entity
@Rate(rows = 1_000_000)
@Ttl(days = 100)
record Event(
    @PartitionKey @Identity UUID id,
    // expect: IDX-01
    @NativeIndex(kind = IndexKind.LEGACY) @Cardinality(distinct = 333) String kind) {}

enum Phase {
  OPEN,
  PAID,
  SENT
}

@Entity
@Rate(rows = 10_000)
@Ttl(days = 100)
record Bill(
    @PartitionKey @Identity UUID id,
    // the type has two values
    // expect: IDX-01
    @NativeIndex(kind = IndexKind.LEGACY) boolean paid,
    // the type has three values
    // expect: IDX-01
    @NativeIndex(kind = IndexKind.LEGACY) Phase phase) {}

@Dao
interface Users {
  @Select
  @AccessPattern(perSecond = 1)
  List<User> byEmail(String email);
}
