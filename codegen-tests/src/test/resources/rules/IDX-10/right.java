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
record Item(@PartitionKey UUID id, @Mutable(perDay = 0.01) String title, @Immutable String maker) {}

@Entity
record Like(
    @PartitionKey UUID itemId,
    @Clustering UUID liker,
    @CopiedFrom(entity = Item.class, field = "title", rows = 10, most = 100) String title) {}

@Entity
record Sale(
    @PartitionKey UUID itemId,
    @Clustering UUID buyer,
    @CopiedFrom(entity = Item.class, field = "maker", rows = 20_000) String maker) {}

@Entity
@CustomIndex(
    name = "photo_by_tag",
    partition = "tags",
    clustering = "id",
    include = "file")
record Photo(
    @PartitionKey UUID id,
    @Immutable String file,
    String caption,
    @Elements(avg = 20, max = 300) Set<String> tags) {}
