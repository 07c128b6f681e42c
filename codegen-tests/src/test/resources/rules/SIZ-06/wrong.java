package fixture;

import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.Set;
import java.util.UUID;

@Entity
record Channel(
    @PartitionKey UUID id,
    // expect: SIZ-06
    @Elements(avg = 200, max = 5_000) Set<UUID> members,
    // expect: SIZ-06
    @Elements(avg = 1_000_000) Set<UUID> readers) {}
