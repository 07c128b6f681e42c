package fixture;

import dev.rowan.annotation.*;
import java.util.*;

// options: -Arowan.limit.columnsPerTable=3/4
// a warning
@Udt
// expect: SIZ-05
record Four(int one, int two, int three, int four) {}

// an error
@Udt
// expect: SIZ-05
record Five(int one, int two, int three, int four, int five) {}

// at the limit
@Udt
record Three(int one, int two, int three) {}

@Entity
record Holder(@PartitionKey UUID id, @Frozen Four four, @Frozen Five five) {}

@Entity
record Other(@PartitionKey UUID id, @Frozen Three three) {}
