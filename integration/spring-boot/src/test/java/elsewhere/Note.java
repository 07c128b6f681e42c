package elsewhere;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/** A note. */
@Entity
public record Note(@PartitionKey UUID id, String text) {}
