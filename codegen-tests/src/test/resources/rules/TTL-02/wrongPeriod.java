package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
@Ttl(days = 15)
@CustomIndex(
    name = "visits_by_person",
    // expect: TTL-02
    partition = {"person", "year(at)"},
    clustering = {"at desc", "site"})
record Visit(
    // expect: TTL-02
    @PartitionKey(0) String site,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MONTHS) YearMonth month,
    @Clustering(0) Instant at,
    @Clustering(1) UUID person) {}
