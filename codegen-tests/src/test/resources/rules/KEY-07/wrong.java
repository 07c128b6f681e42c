package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

@Entity
record Like(
    @PartitionKey @Identity UUID item,
    // expect: KEY-07
    @Clustering(0) Instant likedAt,
    @Clustering(1) @Identity UUID user) {}
