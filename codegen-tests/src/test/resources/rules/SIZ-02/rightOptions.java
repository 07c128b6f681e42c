package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rows;
import java.util.UUID;

// options: -Arowan.limit.rowsPerPartition=250000 -Arowan.rules=KEY-04:off
@Entity
@Rows(perPartition = 250_000)
record Member(@PartitionKey UUID club, @Clustering UUID person) {}

@Entity
record Flag(@PartitionKey boolean enabled, @Clustering UUID id) {}
