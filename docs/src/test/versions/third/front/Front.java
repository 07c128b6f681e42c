package front;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::front-third[]
@Entity
public record Front(@PartitionKey UUID id, String city, String motto) {}
// end::front-third[]
