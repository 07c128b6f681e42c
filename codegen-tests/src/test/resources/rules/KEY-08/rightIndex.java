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
    partition = {"city", "shard(id, 32)"},
    clustering = "id")
record Client(
    @PartitionKey @Cardinality(distinct = 1_000_000) UUID id,
    @Cardinality(distinct = 100) @Mutable(perDay = 0.2) String city) {}

// at the limit: 10,000 × 0.01 × 10 days
@Entity
@CustomIndex(name = "devices_by_site", partition = "site", clustering = {"state", "id"})
record Device(
    @PartitionKey @Cardinality(distinct = 1_000_000) UUID id,
    @Immutable @Cardinality(distinct = 100) String site,
    @Mutable(perDay = 0.01) String state) {}

// the number of rows is not stated
@Entity
@CustomIndex(name = "orders_by_state", partition = "state", clustering = "id")
record Purchase(@PartitionKey UUID id, @Mutable(perDay = 3) String state) {}

@Entity
@CustomIndex(name = "trucks_by_depot", partition = "depot", clustering = "id")
@TableOptions(index = "trucks_by_depot", gcGraceSeconds = 10_800)
record Truck( // an eighth of a day × 2 × 1,000
    @PartitionKey @Cardinality(distinct = 100_000) UUID id,
    @Cardinality(distinct = 100) @Mutable(perDay = 2) String depot) {}
