package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Mutable;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

@Entity
record Client(
    // expect: KEY-08
    @PartitionKey @Mutable(perDay = 0.2) String status,
    @Clustering UUID id,
    String name) {}
