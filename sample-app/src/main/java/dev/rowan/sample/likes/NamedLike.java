package dev.rowan.sample.likes;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CopiedFrom;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A like of the third design: the ids with the names, by member and by product. Rowan copies the
 * names, and writes them again after a change. The key has no time, so a repeated like is one row.
 */
@Entity
@CustomIndex(
    name = "named_like_by_product",
    partition = "product",
    clustering = "member",
    include = "*")
public record NamedLike(
    @PartitionKey int member,
    @Clustering int product,
    Instant at,
    @CopiedFrom(entity = Member.class, field = "name") @Nullable String memberName,
    @CopiedFrom(entity = Product.class, field = "title") @Nullable String productTitle) {
  static NamedLike of(int member, int product, Instant at) {
    return new NamedLike(member, product, at, null, null);
  }
}
