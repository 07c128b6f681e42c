package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

// a day has 200,000 rows of each type; the shards are those of a column that the index has not
@Entity
@Rate(rows = 10_000_000)
@Ttl(days = 30)
@CustomIndex(
    name = "messages_by_type",
    // expect: SIZ-02
    partition = {"type", "format(at, 'yyyyMMdd')"},
    clustering = {"at desc", "source", "id"})
record Message(
    @PartitionKey(0) @Cardinality(distinct = 50) String type,
    @PartitionKey(1) @Cardinality(distinct = 1_000) String source,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
    @Immutable Instant at) {}
