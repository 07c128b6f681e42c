package dev.rowan.docs.guide;

import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.ReconciledCounter;
import java.util.UUID;

// tag::count[]
@Entity
public record LikeCount(
    @PartitionKey UUID item,
    @ReconciledCounter(from = Like.class, every = "PT1H") @Counter(exact = true) long likes) {}
// end::count[]
