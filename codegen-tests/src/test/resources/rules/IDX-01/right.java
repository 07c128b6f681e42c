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
    @PartitionKey String country,
    @Clustering @Identity UUID id,
    // at the limit: 1 percent of the rows
    @NativeIndex(kind = IndexKind.LEGACY) @Cardinality(distinct = 1_000) String street,
    // each select gives the partition key
    @NativeIndex(kind = IndexKind.LEGACY) @Cardinality(distinct = 2) String state,
    @SuppressDesign(rule = "IDX-01", because = "an operator asks once a week")
        @NativeIndex(kind = IndexKind.LEGACY)
        @Cardinality(distinct = 100_000)
        String email) {}

@Entity
@Rate(rows = 1_000_000)
@Ttl(days = 100)
record Event(
    @PartitionKey @Identity UUID id,
    // at the limit: 100,000 rows of a value on each of three nodes
    @NativeIndex(kind = IndexKind.LEGACY) @Cardinality(distinct = 334) String kind,
    @NativeIndex @Cardinality(distinct = 2) String color) {}

enum Phase {
  OPEN,
  PAID,
  SENT
}

// 10,000 rows: two pages of rows of each value
@Entity
@Rate(rows = 100)
@Ttl(days = 100)
record Bill(
    @PartitionKey @Identity UUID id,
    @NativeIndex(kind = IndexKind.LEGACY) boolean paid,
    @NativeIndex(kind = IndexKind.LEGACY) Phase phase) {}

// no rate is stated
@Entity
record Note(
    @PartitionKey @Identity UUID id,
    @NativeIndex(kind = IndexKind.LEGACY) @Cardinality(distinct = 1_000_000) String author,
    // no number of values is stated
    @NativeIndex(kind = IndexKind.LEGACY) String title,
    @NativeIndex(kind = IndexKind.LEGACY) boolean read) {}

@Dao
interface Users {
  @Select
  List<User> byState(String country, String state);

  @Select
  List<User> byStreet(String street);
}
