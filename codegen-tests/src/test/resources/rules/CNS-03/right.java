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
record Like(@PartitionKey UUID item, @Clustering UUID liker, Instant at) {}

@Entity
record LikeCount(
    @PartitionKey UUID item,
    @ReconciledCounter(from = Like.class, every = "PT1H") @Counter(exact = true) long likes) {}

@Entity
record PageViews(@PartitionKey String page, @Counter long views) {}
