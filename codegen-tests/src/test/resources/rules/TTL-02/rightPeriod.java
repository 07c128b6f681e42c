package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

// more than half of a month
@Entity
@Ttl(days = 16)
record Visit(
    @PartitionKey(0) String site,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MONTHS) YearMonth month,
    @Clustering(0) Instant at,
    @Clustering(1) UUID person) {}

@Entity
record Sale(
    @PartitionKey(0) String shop,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.YEARS) Year year,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id) {}
