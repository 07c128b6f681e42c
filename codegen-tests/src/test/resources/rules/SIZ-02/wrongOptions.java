package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rows;
import java.util.UUID;

// options: -Arowan.limit.rowsPerPartition=1000/2000 -Arowan.rules=KEY-04:error
@Entity
@Rows(perPartition = 1_001)
record Member(
    // expect: SIZ-02
    @PartitionKey UUID club,
    @Clustering UUID person) {}

@Entity
@Rows(perPartition = 1_000, max = 2_001)
record Guest(
    // expect: SIZ-02
    @PartitionKey UUID club,
    @Clustering UUID person) {}

@Entity
record Flag(
    // expect: KEY-04
    @PartitionKey boolean enabled,
    @Clustering UUID id) {}
