package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

@Entity
record Event(
    // expect: KEY-03
    @PartitionKey LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    String text) {}

@Entity
@CustomIndex(
    name = "purchases_by_day",
    // expect: KEY-03
    partition = "day(placed)",
    clustering = {"placed desc", "id"})
record Purchase(@PartitionKey UUID id, @Immutable Instant placed, long cents) {}
