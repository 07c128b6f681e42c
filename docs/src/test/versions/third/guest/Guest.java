package guest;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::guest-third[]
@Entity
public record Guest(@PartitionKey UUID id, String fullName, String room) {}
// end::guest-third[]
