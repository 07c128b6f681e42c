package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Rows;
import dev.rowan.annotation.Size;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.UUID;

@Entity
@Rate(rows = 100, per = ChronoUnit.HOURS, peak = 5)
@Rows(perPartition = 50, max = 100)
@Retention(days = 30)
record Purchase(
    @PartitionKey @Cardinality(distinct = 10_000) UUID id,
    @Clustering @Size(avg = 100, max = 500) String note,
    @Elements(avg = 3, max = 20) Set<String> tags) {}
