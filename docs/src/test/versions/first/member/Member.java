package member;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

@Entity
@CustomIndex(name = "members_by_name", partition = "name", clustering = "id")
public record Member(@PartitionKey UUID id, String name, String town) {}
