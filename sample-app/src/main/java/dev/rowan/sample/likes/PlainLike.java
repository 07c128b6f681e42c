package dev.rowan.sample.likes;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** A like of the second design: the ids, by member and by product. */
@Entity
@CustomIndex(name = "plain_like_by_product", partition = "product", clustering = "member")
public record PlainLike(@PartitionKey int member, @Clustering int product) {}
