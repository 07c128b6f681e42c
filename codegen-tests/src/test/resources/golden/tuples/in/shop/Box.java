package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import java.util.List;
import java.util.Map;
import java.util.Set;
import map.Reading;
import map.Spot;

/** Every place that a tuple can have. */
@Entity
@CustomIndex(name = "boxes_by_door", partition = "door", clustering = "spot", include = "label", maintain = Maintain.SERIAL)
record Box(
    @PartitionKey Spot spot,
    @Clustering(0) Spot door,
    Reading last,
    List<Reading> readings,
    Set<Spot> visited,
    Map<Spot, Price> prices,
    String label) {}
