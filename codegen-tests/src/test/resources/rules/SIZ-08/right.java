package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rows;
import dev.rowan.annotation.SuppressDesign;
import java.util.UUID;

// options: -Arowan.rules=SIZ-08:note
@Entity
@Rows(perPartition = 20, max = 5_000)
record Comment(@PartitionKey UUID post, @Clustering UUID id, String text) {}

@Entity
record Person(@PartitionKey UUID id, String name) {}

@Entity(small = true)
record Rating(@PartitionKey UUID film, @Clustering UUID person) {}

@Entity
@SuppressDesign(rule = "SIZ-08", because = "a person has few addresses")
record Address(@PartitionKey UUID person, @Clustering String name) {}
