package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.Set;
import java.util.UUID;

@Entity
@CustomIndex(name = "photos_by_tag", partition = "tags", clustering = "id")
record Photo(@PartitionKey UUID id, @Elements(avg = 20, max = 60) Set<String> tags) {}
