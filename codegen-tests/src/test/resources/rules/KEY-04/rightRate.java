package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Ttl;
import java.util.UUID;

@Entity
@Rate(rows = 50)
@Ttl(days = 30)
@CustomIndex(name = "alerts_by_open", partition = "open", clustering = "id")
record Alert(@PartitionKey UUID id, boolean open) {}
