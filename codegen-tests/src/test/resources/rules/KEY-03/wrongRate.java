package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

@Entity
@Rate(rows = 864_000)
@Ttl(days = 1)
record Event(
    // expect: KEY-03, SIZ-02
    @PartitionKey LocalDate day,
    @Clustering UUID id) {}

@Entity
@Rate(rows = 50_000, peak = 20)
@Ttl(days = 30)
@CustomIndex(
    name = "visits_by_hour",
    // expect: KEY-03
    partition = "hour(at)",
    clustering = {"at", "id"})
record Visit(@PartitionKey UUID id, Instant at) {}
