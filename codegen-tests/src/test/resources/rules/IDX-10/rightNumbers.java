package fixture;

import dev.rowan.annotation.*;
import java.util.*;

@Entity
@CopiedBy({Like.class, Sale.class, Vote.class})
record Item(
    @PartitionKey @Cardinality(distinct = 1_000) UUID id,
    @Mutable(perDay = 3) String title) {}

// at the limit
@Entity
@Rows(perPartition = 100)
record Like(
    @PartitionKey UUID itemId,
    @Clustering UUID liker,
    @CopiedFrom(entity = Item.class, field = "title") String title) {}

// 100,000 rows for 1,000 items
@Entity
@Rate(rows = 1_000)
@Ttl(days = 100)
@CustomIndex(name = "sale_by_item", partition = "itemId", clustering = "id")
record Sale(
    @PartitionKey @Identity UUID id,
    @Immutable UUID itemId,
    @CopiedFrom(entity = Item.class, field = "title") String title) {}

// no number is stated
@Entity
record Vote(
    @PartitionKey UUID itemId,
    @Clustering UUID voter,
    @CopiedFrom(entity = Item.class, field = "title") String title) {}
