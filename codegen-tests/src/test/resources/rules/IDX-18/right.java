package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
@Ttl(days = 365)
@CustomIndex(
    name = "logins_by_day",
    partition = {"day(at)", "shard(user, 16)"},
    clustering = {"at desc", "user"},
    ttl = @Ttl(days = 90))
record Login(@PartitionKey String user, @Clustering Instant at, String device) {}

@Entity
@CustomIndex(
    name = "videos_by_owner",
    partition = "owner",
    clustering = {"added desc", "id"},
    include = "title",
    ttl = @Ttl(days = 7))
record Video(
    @PartitionKey UUID id,
    @Immutable String owner,
    @Immutable Instant added,
    @Immutable String title,
    String description) {}
