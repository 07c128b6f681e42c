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
@Ttl(days = 30)
@CustomIndex(
    name = "logins_by_day",
    partition = {"day(at)", "shard(user, 16)"},
    clustering = {"at desc", "user"},
    // expect: IDX-18
    ttl = @Ttl(days = 90))
record Login(@PartitionKey String user, @Clustering Instant at, String device) {}

@Entity
@CustomIndex(
    name = "videos_by_owner",
    partition = "owner",
    clustering = {"added desc", "id"},
    include = "title",
    // expect: IDX-18
    ttl = @Ttl(days = 7))
record Video(
    @PartitionKey UUID id, @Immutable String owner, @Immutable Instant added, String title) {}

@Entity
@CustomIndex(
    name = "orders_by_day",
    partition = {"day(at)", "shard(id, 16)"},
    clustering = {"at desc", "id"},
    // expect: IDX-18
    maintain = Maintain.VERIFIED,
    ttl = @Ttl(hours = 12))
record Sale(@PartitionKey UUID id, @Immutable Instant at, BigDecimal total) {}

@Entity
@CustomIndex(
    name = "tickets_by_day",
    partition = {"day(at)", "shard(id, 16)"},
    clustering = {"at desc", "id"},
    // expect: IDX-18
    ttl = @Ttl(days = 7))
@CustomIndex(name = "tickets_by_state", partition = {"state", "shard(id, 16)"}, clustering = "id")
record Ticket(@PartitionKey UUID id, @Immutable Instant at, String state) {}
