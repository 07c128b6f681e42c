package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.SuppressDesign;
import java.util.UUID;

@Entity
@CustomIndex(name = "items_by_name", partition = "name", clustering = "id")
record Item(
    @PartitionKey UUID id,
    @Size(avg = 40, max = 200) String name,
    @Size(avg = 4_000, max = 100_000) String description) {}

@Entity
record Page(@PartitionKey @Size(avg = 1_024, max = 2_000) String address) {}

@Entity
@SuppressDesign(rule = "KEY-14", because = "the addresses are as long as that, and few")
record Link(@PartitionKey @Size(avg = 1_025, max = 2_000) String address) {}
