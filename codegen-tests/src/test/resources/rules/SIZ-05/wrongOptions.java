package fixture;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// options: -Arowan.limit.columnsPerTable=3/4

// a warning
@Entity
// expect: SIZ-05
record Four(@PartitionKey UUID id, int one, int two, int three) {}

// an error
@Entity
// expect: SIZ-05
record Five(@PartitionKey UUID id, int one, int two, int three, int four) {}

// at the limit
@Entity
record Three(@PartitionKey UUID id, int one, int two) {}
