package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

@Entity
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    String text) {}

@Entity
@CustomIndex(
    name = "purchases_by_day",
    partition = {"day(placed)", "shard(id, 16)"},
    clustering = {"placed desc", "id"})
record Purchase(@PartitionKey UUID id, @Immutable Instant placed, long cents) {}

@Entity(small = true)
record Holiday(@PartitionKey LocalDate day, String name) {}

@Entity
record Report(
    @SuppressDesign(rule = "KEY-03", because = "one job writes one row a day") @PartitionKey
        LocalDate day,
    String text) {}
