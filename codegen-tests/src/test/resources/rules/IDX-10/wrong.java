package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;

@Entity
@CopiedBy({Like.class, Sale.class})
record Item(@PartitionKey UUID id, @Mutable(perDay = 3) String title, String maker) {}

@Entity
record Like(
    @PartitionKey UUID itemId,
    @Clustering UUID liker,
    // expect: IDX-10
    @CopiedFrom(entity = Item.class, rows = 10, most = 1_000_000, async = true, field = "title")
        String title) {}

@Entity
record Sale(
    @PartitionKey UUID itemId,
    @Clustering UUID buyer,
    // expect: IDX-10
    @CopiedFrom(entity = Item.class, rows = 20_000, field = "title") String title,
    // expect: IDX-10
    @CopiedFrom(entity = Item.class, rows = 500, field = "maker") String maker) {}

@Entity
@CustomIndex(
    name = "photo_by_tag",
    partition = "tags",
    clustering = "id",
    // expect: IDX-10
    include = "caption")
record Photo(
    @PartitionKey UUID id,
    @Mutable(perDay = 0.5) String caption,
    @Elements(avg = 20, max = 300) Set<String> tags) {}
