package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Rows;
import dev.rowan.annotation.SuppressDesign;
import java.util.UUID;

@Entity
@Rows(perPartition = 20, max = 5_000)
record Comment(@PartitionKey UUID post, @Clustering UUID id, String text) {}

@Entity
@Rate(rows = 5_000)
@Retention(forever = true)
@CustomIndex(name = "orders_by_customer", partition = "customer", clustering = "id")
record Purchase(@PartitionKey UUID id, @Cardinality(distinct = 2_000_000) UUID customer) {}

@Entity
@Rate(rows = 100)
@Retention(forever = true)
@SuppressDesign(rule = "SIZ-07", because = "a person has few addresses")
record Address(@PartitionKey UUID person, @Clustering String name) {}

@Entity
record Rating(@PartitionKey UUID film, @Clustering UUID person) {}
