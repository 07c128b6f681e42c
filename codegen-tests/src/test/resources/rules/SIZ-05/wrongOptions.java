package fixture;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.util.UUID;

// options: -Arowan.limit.columnsPerTable=3/4

// a warning
@Entity
// expect: SIZ-05
record Four(@PartitionKey UUID id, int one, int two, int three) {}

@Entity
@SuppressDesign(rule = "SIZ-05", because = "a warning can be suppressed")
record Accepted(@PartitionKey UUID id, int one, int two, int three) {}

// above the second limit, an error, which cannot be suppressed
@Entity
@SuppressDesign(rule = "SIZ-05", because = "an error cannot")
// expect: SIZ-05
record Five(@PartitionKey UUID id, int one, int two, int three, int four) {}

// at the limit
@Entity
record Three(@PartitionKey UUID id, int one, int two) {}
