package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.time.Instant;
import java.util.UUID;

@Entity
@CustomIndex(name = "likes_by_time", partition = "item", clustering = {"likedAt desc", "user"})
record Like(
    @PartitionKey @Identity UUID item, @Clustering @Identity UUID user, Instant likedAt) {}

@Entity
@SuppressDesign(rule = "KEY-07", because = "likes are counted with their repetitions")
record Clap(
    @PartitionKey @Identity UUID item,
    @Clustering(0) Instant at,
    @Clustering(1) @Identity UUID user) {}
