package fixture;

import dev.rowan.annotation.*;
import java.math.*;
import java.time.*;
import java.time.temporal.*;
import java.util.*;

record TicketId(int value) {}

@Entity
record Post(
    // expect: KEY-13
    @PartitionKey @GeneratedValue Long id,
    String text) {}

@Entity
record Line(
    @PartitionKey UUID order,
    // expect: KEY-13
    @Clustering @GeneratedValue int number,
    String text) {}

@Entity
record Invoice(
    // expect: KEY-13
    @PartitionKey @Sequence(block = 1) Long number,
    String customer) {}

@Entity
record Ticket(
    @PartitionKey UUID id,
    // expect: KEY-13
    @Sequence(block = 0) TicketId printed,
    String holder) {}

// above the limit: 86,400,000 rows per day with a peak of 1.5 are 1,500 per second
@Entity
@Rate(rows = 86_400_000, per = ChronoUnit.DAYS, scope = Rate.Scope.TABLE, peak = 1.5)
@Retention(forever = true)
record Busy(
    // expect: KEY-13
    @PartitionKey @Sequence(block = 5) Long number,
    String text) {}
