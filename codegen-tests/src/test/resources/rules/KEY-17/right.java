package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
@CustomIndex(
    name = "sighting_by_bird",
    partition = {"bird", "month(at)"},
    clustering = {"at desc", "place", "day", "id"},
    bucketList = true)
record Sighting(
    @PartitionKey(0) String place,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, bucketList = true) LocalDate day,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) UUID id,
    @Immutable String bird) {}
