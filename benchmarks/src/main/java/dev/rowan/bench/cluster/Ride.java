package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.mapper.annotations.ClusteringColumn;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

/** A flat entity of five columns; Rowan and the driver's mapper create the same objects. */
@Entity
@com.datastax.oss.driver.api.mapper.annotations.Entity
public record Ride(
    @PartitionKey UUID vehicle, @Clustering Instant at, String city, int seconds, double distance) {
  /** A sample entity. */
  public static final Ride SAMPLE =
      new Ride(
          UUID.fromString("6c1d7a54-2f3b-4c7e-9d58-0a4b1c2d3e4f"),
          Instant.ofEpochMilli(1_760_000_000_123L),
          "Gothenburg",
          1_260,
          8.75);

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
