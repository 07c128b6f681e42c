package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Udt;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A crate on a ship, which statements write. */
// tag::crate[]
@Entity
@CustomIndex(
    name = "crate_by_depot",
    partition = "depot",
    clustering = {"weight desc", "ship", "number"},
    include = {"label", "tags"})
public record Crate(
    @PartitionKey String ship,
    @Clustering int number,
    @Static @Nullable String captain,
    String depot,
    int weight,
    @Nullable String label,
    Set<String> tags,
    List<String> stops,
    Map<String, Integer> seals,
    @Nullable Spot spot) {
  @Udt
  public record Spot(String hall, @Nullable Integer row) {}
}
// end::crate[]
