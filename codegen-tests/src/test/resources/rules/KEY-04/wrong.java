package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "tasks_by_done",
    // expect: KEY-04
    partition = "done",
    clustering = "id")
record Task(@PartitionKey UUID id, boolean done, String text) {}

enum Kind { ONLY }

@Entity
record Setting(
    // expect: KEY-04
    @PartitionKey Kind kind,
    @Clustering String name,
    String text) {}
