package guest;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

@Entity
public record Guest(@PartitionKey UUID id, String name, String room) {}
