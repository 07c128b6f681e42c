package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Json;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a ship brought to a port: numbers with large sums, and maps with converted keys. */
@Entity
@CustomIndex(
    name = "hauls_by_ship",
    partition = "ship",
    clustering = {"port", "number"},
    include = {"crates", "grams"})
public record Haul(
    @PartitionKey String port,
    @Clustering int number,
    String ship,
    @Nullable Integer crates,
    long grams,
    float meters,
    @Json @Nullable Map<String, Object> papers,
    Map<Sku, Money> fees, // map<text, text>
    @ConvertedBy(Length.InMillimetres.class) Map<Length, Integer> pieces, // map<int, int>
    Map<Money, Sku> offers,
    @Nullable Berth berth) {

  /** Where the ship lies. */
  @Udt
  public record Berth(String pier, Map<Sku, Integer> cranes) {}
}
