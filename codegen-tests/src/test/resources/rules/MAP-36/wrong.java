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

// expect: MAP-36
record Place(String city, @WriteTime("city") Instant moved) {}

@Udt
record Size(
    int width,
    // expect: MAP-36
    @WriteTime("width") Instant measured) {}

@Entity
record Item(
    @PartitionKey UUID id,
    String title,
    @Frozen List<String> parts,
    Set<String> tags,
    Size size,
    @Embedded Place place,
    // expect: MAP-36
    @WriteTime("titel") Instant named,
    // expect: MAP-36
    @WriteTime("price") Instant priced,
    // expect: MAP-36
    @WriteTime("id") Instant created,
    // expect: MAP-36
    @WriteTime("tags") Instant tagged,
    // expect: MAP-36
    @RemainingTtl("named") Duration left,
    // expect: MAP-36
    @WriteTime("title") LocalDateTime edited,
    // expect: MAP-36
    @RemainingTtl("title") long seconds,
    // expect: MAP-36
    @WriteTime("title") @Immutable Instant written,
    // expect: MAP-36
    @WriteTime("title") @RemainingTtl("title") Instant both) {}

@Entity
record Views(
    @PartitionKey UUID id,
    @Counter long count,
    // expect: MAP-36
    @WriteTime("count") Long counted) {}
