package front;

import dev.rowan.annotation.ColumnGroup;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::front-second[]
@Entity
public record Front(@PartitionKey UUID id, String city, @ColumnGroup("hot") String motto) {}
// end::front-second[]
