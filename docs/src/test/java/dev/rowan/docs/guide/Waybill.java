package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Udt;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Entity
@CustomIndex(
    name = "waybill_by_carrier",
    partition = "carrier",
    clustering = {"route", "number"},
    include = "target")
public record Waybill(
    @PartitionKey String route,
    @Clustering int number,
    @Immutable String carrier,
    @Nullable Destination target,
    Map<String, Integer> scans, // how often each hub saw it
    @Frozen Map<Integer, String> notes,
    Map<BigDecimal, Long> weights,
    Map<Hub, Boolean> passed,
    @Static @Nullable Map<String, String> driver) {

  /** A destination. */
  @Udt
  public record Destination(
      @Nullable String city,
      @Column("Floor Number") @Nullable Integer floor,
      int doors,
      Optional<String> hint,
      @Nullable String street) {}

  /** A hub. */
  public enum Hub {
    NORTH,
    SOUTH
  }
}
