package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Rows;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.time.YearMonth;
import java.util.UUID;

@Entity
@Rate(rows = 10_000_000)
@Ttl(days = 30)
@CustomIndex(
    name = "messages_by_type",
    // expect: SIZ-02
    partition = {"type", "day(at)"},
    clustering = {"at desc", "id"},
    include = "*")
record LogMessage(
    @PartitionKey UUID id,
    @Cardinality(distinct = 50) String type,
    @Immutable Instant at,
    @Size(avg = 200) String text) {}

@Entity
@Rows(perPartition = 3_000_000)
record Member(
    // expect: SIZ-02
    @PartitionKey UUID club,
    @Clustering UUID person) {}
