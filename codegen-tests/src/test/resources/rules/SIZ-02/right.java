package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Rows;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.util.UUID;

@Entity
@Rate(rows = 10_000_000)
@Ttl(days = 30)
@CustomIndex(
    name = "messages_by_type",
    partition = {"type", "hour(at)"},
    clustering = {"at desc", "id"},
    include = "*")
record LogMessage(
    @PartitionKey UUID id,
    @Cardinality(distinct = 50) String type,
    @Immutable Instant at,
    @Size(avg = 200) String text) {}

@Entity
@Rows(perPartition = 100_000)
record Member(@PartitionKey UUID club, @Clustering UUID person) {}

@Entity
@Rows(perPartition = 100_001)
@SuppressDesign(rule = "SIZ-02", because = "a club is read once a month, by a job")
record Guest(@PartitionKey UUID club, @Clustering UUID person) {}
