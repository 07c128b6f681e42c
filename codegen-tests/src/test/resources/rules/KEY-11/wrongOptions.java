package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

// options: -Arowan.rules=KEY-11:off

// The warning is off. No code can be generated for the other.
@Entity
record Sample(
    @PartitionKey String sensor,
    @Clustering(0) LocalDate day,
    @Clustering(1) Instant at,
    @Clustering(2) UUID id,
    double value) {}

@Entity
record Unknown(
    @PartitionKey(0) String sensor,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "noted", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    double value) {}
