package fixture;

import dev.rowan.annotation.*;
import java.util.*;

@Entity
@CopiedBy({Like.class, Sale.class})
record Item(
    @PartitionKey @Cardinality(distinct = 1_000) UUID id,
    @Mutable(perDay = 3) String title) {}

// 101 rows in a partition, each with a copy of one title
@Entity
@Rows(perPartition = 101)
record Like(
    @PartitionKey UUID itemId,
    @Clustering UUID liker,
    // expect: IDX-10
    @CopiedFrom(entity = Item.class, field = "title") String title) {}

// 20,000,000 rows for 1,000 items
@Entity
@Rate(rows = 200_000)
@Ttl(days = 100)
@CustomIndex(name = "sale_by_item", partition = "itemId", clustering = "id")
record Sale(
    @PartitionKey @Identity UUID id,
    @Immutable UUID itemId,
    // expect: IDX-10
    @CopiedFrom(entity = Item.class, field = "title") String title) {}
