package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import java.util.UUID;

@Entity
@Rate(rows = 50)
@Retention(forever = true)
@CustomIndex(
    name = "posts_by_all",
    // expect: KEY-04, SIZ-01
    partition = "all",
    clustering = "id")
record Post(@PartitionKey UUID id, @Cardinality(distinct = 1) String all, String title) {}
