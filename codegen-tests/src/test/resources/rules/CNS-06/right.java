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
@CustomIndex(name = "like_by_item", partition = "item", clustering = {"at desc", "liker"})
record Like(@PartitionKey UUID liker, @Clustering Instant at, @Immutable UUID item) {}

@Entity
record Vote(@PartitionKey UUID poll, @Clustering UUID voter) {}

@Entity
record LikeCount(
    @PartitionKey UUID item,
    @ReconciledCounter(from = Like.class) @Counter long likes,
    @ReconciledCounter(from = Vote.class, by = "poll", every = "PT10M") @Counter long votes) {}
