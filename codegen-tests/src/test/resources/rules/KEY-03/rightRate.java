package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import java.time.Instant;
import java.util.UUID;

@Entity
@Rate(rows = 50, peak = 10)
@Retention(forever = true)
@CustomIndex(
    name = "posts_by_month",
    partition = "month(at)",
    clustering = {"at desc", "id"})
record Post(@PartitionKey UUID id, Instant at, String title) {}
