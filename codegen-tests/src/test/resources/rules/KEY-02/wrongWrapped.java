package fixture;

import dev.rowan.annotation.*;
import dev.rowan.spi.value.CqlDuration;
import java.util.*;

@Entity
@CustomIndex(
    name = "rooms_by_labels",
    // expect: KEY-02
    partition = "labels",
    clustering = {"house", "number", "beds"})
record Room(
    @PartitionKey UUID house,
    // expect: KEY-02
    @Clustering(0) Optional<Integer> number,
    @Clustering(1) Beds beds,
    Labels labels) {}

record Labels(List<CqlDuration> all) {}

record Beds(Set<String> all) {}
