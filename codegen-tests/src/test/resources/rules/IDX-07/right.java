package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "items_by_seller", partition = "seller", clustering = {"price", "id"})
record Item(@PartitionKey UUID id, String seller, BigDecimal price) {}

@Entity
@CustomIndex(
    name = "comments_by_author",
    partition = "author",
    clustering = "id desc",
    include = "text")
record Comment(
    @PartitionKey UUID video,
    @Clustering(order = Order.DESC) @Identity @Column(type = CqlType.TIMEUUID) UUID id,
    @Immutable String author,
    String text) {}

@Entity
@CustomIndex(name = "parts_by_maker", partition = "maker", clustering = "id")
record Part(
    @PartitionKey UUID machine, @Clustering @GeneratedValue UUID id, @Immutable String maker) {}

@Entity
@CustomIndex(name = "votes_by_choice", partition = "choice", clustering = {"poll", "voter"})
record Vote(@PartitionKey @Identity UUID poll, @Clustering @Identity UUID voter, String choice) {}

// The day follows from the time, which is in the key of the index.
@Entity
@CustomIndex(name = "passages_by_plate", partition = "plate", clustering = {"at", "gate"})
record Passage(
    @PartitionKey(0) String gate,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    @Immutable String plate) {}
