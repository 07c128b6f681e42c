package dev.rowan.sample.likes;

import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.ReconciledCounter;

/** The number of likes of a product, which a job corrects from the likes. */
@Entity
public record ProductLikeCount(
    @PartitionKey int product, @ReconciledCounter(from = NamedLike.class) @Counter long likes) {}
