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
@CustomIndex(
    name = "by_length",
    partition = "tags",
    // expect: KEY-02
    clustering = {"length", "id", "tag", "pause"})
record Track(
    @PartitionKey UUID id,
    // expect: KEY-02
    @Clustering(0) Set<String> tag,
    // expect: KEY-02
    @Clustering(1) CqlDuration pause,
    CqlDuration length,
    Set<String> tags) {}

@Udt
record Span(Instant start, CqlDuration length) {}

@Entity
@CustomIndex(
    name = "by_sound",
    // expect: KEY-02
    partition = "sound",
    clustering = {"span", "id"})
record Take(
    @PartitionKey UUID id,
    // expect: KEY-02
    @Clustering Span span,
    @Dimensions(3) float[] sound) {}

@Entity
record Playlist(
    // expect: KEY-02
    @PartitionKey List<CqlDuration> lengths,
    // expect: KEY-02
    @Clustering(0) @Frozen List<CqlDuration> pauses) {}

@interface Nullable {}

@Entity
class Nameless {
  // expect: KEY-02
  @PartitionKey @Nullable String name;
}
