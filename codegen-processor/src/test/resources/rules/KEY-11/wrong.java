package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

@Entity
record Line(
    @PartitionKey String source,
    // expect: KEY-11
    @Clustering(0) LocalDate day,
    @Clustering(1) Instant at,
    @Clustering(2) UUID id,
    String text) {}
