package fixture;

import dev.rowan.annotation.*;
import java.util.*;

// options: -Arowan.limit.collectionElements=20/50
@Entity
record Channel(
    @PartitionKey UUID id,
    // expect: SIZ-06
    @Elements(avg = 21) Set<UUID> members,
    // expect: SIZ-06
    @Elements(avg = 51) Set<UUID> readers,
    @Elements(avg = 20) Set<UUID> writers) {}
