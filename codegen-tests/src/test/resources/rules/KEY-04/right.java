package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "tasks_by_done",
    partition = {"owner", "done"},
    clustering = "id")
record Task(@PartitionKey UUID id, String owner, boolean done, String text) {}

enum Kind { ONLY }

@Entity(small = true)
record Setting(@PartitionKey Kind kind, @Clustering String name, String text) {}

@Entity
@CustomIndex(
    name = "alerts_by_open",
    partition = "open",
    clustering = "id")
@SuppressDesign(rule = "KEY-04", because = "a job deletes alerts after an hour")
record Alert(@PartitionKey UUID id, boolean open) {}
