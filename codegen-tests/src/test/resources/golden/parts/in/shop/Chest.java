package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Udt;
import java.util.Map;
import java.util.Optional;

/** A chest, its seals by guild, and the spot where it stands. */
@Entity
@CustomIndex(
    name = "chests_by_owner",
    partition = "owner",
    clustering = {"house", "number"},
    include = "spot")
public record Chest(
    @PartitionKey String house,
    @Clustering int number,
    @Immutable String owner,
    Map<String, Integer> seals,
    Map<Guild, Boolean> opened,
    @Static Map<Long, String> keys,
    Spot spot) {
  public enum Guild {
    BAKERS,
    SMITHS
  }

  @Udt
  public record Spot(String hall, @Column("Row") int row, Optional<String> note) {}
}
