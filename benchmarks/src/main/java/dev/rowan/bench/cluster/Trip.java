package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.mapper.annotations.ClusteringColumn;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** A nested entity of twelve columns: a set, a list, a map and a user-defined type among them. */
@Entity
@com.datastax.oss.driver.api.mapper.annotations.Entity
public record Trip(
    @PartitionKey UUID vehicle,
    @Clustering Instant at,
    String title,
    String note,
    String driver,
    BigDecimal price,
    boolean paid,
    int seconds,
    Set<String> tags,
    @Frozen List<String> stops,
    Map<String, Integer> tolls,
    @Frozen Place origin) {
  /** A sample entity. */
  public static final Trip SAMPLE =
      new Trip(
          UUID.fromString("6c1d7a54-2f3b-4c7e-9d58-0a4b1c2d3e4f"),
          Instant.ofEpochMilli(1_760_000_000_123L),
          "To the harbour and back",
          "Two stops on the way, the second one longer than planned; paid at the end.",
          "Astrid Lindqvist",
          new BigDecimal("318.50"),
          true,
          4_260,
          Set.of("evening", "harbour", "shared"),
          List.of("Haga", "Masthugget", "Stigberget", "Majorna"),
          Map.of("bridge", 14, "tunnel", 22),
          new Place("Kyrkogatan 12", "Gothenburg", 41_115));

  // On the accessors, because the mapper refuses repeated annotations.

  @Override
  @com.datastax.oss.driver.api.mapper.annotations.PartitionKey
  public UUID vehicle() {
    return vehicle;
  }

  @Override
  @ClusteringColumn
  public Instant at() {
    return at;
  }
}
