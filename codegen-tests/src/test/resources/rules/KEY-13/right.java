package fixture;

import dev.rowan.annotation.*;
import java.math.*;
import java.time.*;
import java.time.temporal.*;
import java.util.*;

record TicketId(int value) {}

@interface Nullable {}

@Entity
record Post(@PartitionKey @GeneratedValue @Nullable UUID id, String text) {}

@Entity
record Invoice(@PartitionKey @Sequence(block = 2) @Nullable Long number, String customer) {}

@Entity
record Ticket(@PartitionKey UUID id, @Sequence(block = 100) TicketId printed, String holder) {}

// at the limit: 1,500 inserts per second reserve 250 blocks, with 4 round trips each
@Entity
@Rate(rows = 86_400_000, per = ChronoUnit.DAYS, scope = Rate.Scope.TABLE, peak = 1.5)
@Retention(forever = true)
record Busy(@PartitionKey @Sequence(block = 6) @Nullable Long number, String text) {}
