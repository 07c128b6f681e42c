package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@CustomIndex(
    name = "clients_by_city",
    // expect: KEY-08
    partition = "city",
    clustering = "id")
record Client(
    @PartitionKey @Cardinality(distinct = 1_000_000) UUID id,
    @Cardinality(distinct = 100) @Mutable(perDay = 0.2) String city) {}

// just above the limit: 10,000 × 0.0101 × 10 days
@Entity
@CustomIndex(
    name = "devices_by_site",
    // expect: KEY-08
    partition = "site",
    clustering = {"state", "id"})
record Device(
    @PartitionKey @Cardinality(distinct = 1_000_000) UUID id,
    @Immutable @Cardinality(distinct = 100) String site,
    @Mutable(perDay = 0.0101) String state) {}

// an error: a read fails above 100,000 tombstones
@Entity
@CustomIndex(
    name = "players_by_level",
    // expect: KEY-08
    partition = "level",
    clustering = "id")
record Player(
    @PartitionKey @Cardinality(distinct = 3_000_000) UUID id,
    @Cardinality(distinct = 40) @Mutable(perDay = 5) int level) {}
