package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

// the day follows from the time, which is a part of the identity
@Entity
record Reading(
    @PartitionKey(0) @Identity String sensor,
    @PartitionKey(1) LocalDate day,
    @Clustering @Identity Instant at) {}

// the month is computed from the time
@Entity
record Visit(
    @PartitionKey(0) @Identity String site,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MONTHS) YearMonth month,
    @Clustering(0) @Identity Instant at,
    @Clustering(1) @Identity UUID person) {}

// each vote is an object of its own
@Entity
record Vote(
    @PartitionKey @Identity UUID poll,
    @Clustering(0) @Identity UUID person,
    @Clustering(1) @Identity @GeneratedValue UUID id) {}

@Entity
record Claim(@PartitionKey UUID poll, @Clustering @GeneratedValue UUID id) {}
