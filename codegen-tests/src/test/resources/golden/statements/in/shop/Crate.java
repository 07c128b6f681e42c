package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CreatedAt;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Udt;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A crate, whose columns statements write in each way. */
@Entity
@CustomIndex(
    name = "crate_by_depot",
    partition = "depot",
    clustering = {"weight desc", "ship", "number"},
    include = "label")
public record Crate(
    @PartitionKey Ship ship,
    @Clustering int number,
    @Static String captain,
    String depot,
    Kind kind,
    int weight,
    String label,
    Set<String> tags,
    List<String> stops,
    Map<String, Integer> seals,
    Spot spot,
    @Frozen Set<Integer> doors,
    @CreatedAt Instant loadedAt) {

  /** A ship by its name. */
  public record Ship(String name) {}

  /** What is in a crate. */
  public enum Kind {
    DRY,
    WET
  }

  /** A place in a hall. */
  @Udt
  public record Spot(String hall, Integer row) {}
}
