package shop;

import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.ReconciledCounter;
import java.util.UUID;

/** The number of likes of an item, and the number of items that a user likes. */
@Entity
public record LikeCount(
    @PartitionKey UUID id,
    @ReconciledCounter(from = Like.class, by = "item", every = "PT30M") @Counter long received,
    @ReconciledCounter(from = Like.class, by = "liker") @Counter long given) {}
