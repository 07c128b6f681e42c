package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

@Entity
record Line(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    String text) {}

@Entity
record Shift(
    @PartitionKey String worker,
    @SuppressDesign(rule = "KEY-11", because = "the day of the contract, which is not that of the start")
        @Clustering(0)
        LocalDate day,
    @Clustering(1) Instant start,
    String place) {}
