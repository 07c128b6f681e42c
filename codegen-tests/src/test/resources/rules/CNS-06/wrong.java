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
record Like(@PartitionKey UUID liker, @Clustering Instant at, UUID item) {}

@Entity
record Vote(@PartitionKey UUID poll, @Clustering UUID voter) {}

@Entity
record Views(@PartitionKey UUID item, @Counter long views) {}

@Entity
record LikeCount(
    @PartitionKey UUID item,
    // expect: CNS-06
    @ReconciledCounter(from = Like.class) @Counter long likes,
    // expect: CNS-06
    @ReconciledCounter(from = Vote.class) @Counter long votes,
    // expect: CNS-06
    @ReconciledCounter(from = Views.class) @Counter long views,
    // expect: CNS-06
    @ReconciledCounter(from = Vote.class, by = "poll", every = "hourly") @Counter long polls) {}

@Entity
record Score(
    @PartitionKey UUID poll,
    // expect: CNS-06
    @ReconciledCounter(from = Vote.class) long votes) {}
