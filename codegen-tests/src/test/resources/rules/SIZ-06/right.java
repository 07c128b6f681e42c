package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.util.List;
import java.util.Set;
import java.util.UUID;

@Entity
record Member(@PartitionKey UUID channel, @Clustering UUID member, String name) {}

@Entity
record Channel(
    @PartitionKey UUID id,
    @Elements(avg = 5, max = 1_000) Set<String> tags,
    @SuppressDesign(rule = "SIZ-06", because = "small numbers, and always read as a whole")
        @Elements(avg = 2_000)
        List<Integer> histogram) {}
