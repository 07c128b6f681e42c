package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.util.Set;
import java.util.UUID;

@Entity
// expect: IDX-11
@CustomIndex(name = "photos_by_tag", partition = "tags", clustering = "id")
record Photo(@PartitionKey UUID id, @Elements(avg = 21, max = 60) Set<String> tags) {}
