package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Mutable;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "clients_by_status",
    partition = {"status", "shard(id, 32)"},
    clustering = "id")
record Client(@PartitionKey UUID id, @Mutable(perDay = 0.2) String status, String name) {}
