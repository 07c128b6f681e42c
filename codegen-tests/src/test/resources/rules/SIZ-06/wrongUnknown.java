package fixture;

import dev.rowan.annotation.*;
import java.util.*;

// rows are counted, and elements are not
@Entity
@Rate(rows = 1_000)
@Ttl(days = 30)
record Channel(
    @PartitionKey UUID id,
    // expect: SIZ-06
    Set<UUID> members,
    Map<String, String> labels,
    @Frozen List<String> names,
    @Elements(avg = 3) Set<String> tags) {}
