package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

// days of the year, which return each year
@Entity
@CustomIndex(
    name = "persons_by_birthday",
    partition = "format(born, 'MMdd') as birthday",
    clustering = "id")
record Person(@PartitionKey UUID id, @Immutable LocalDate born) {}

@Entity
@CustomIndex(
    name = "purchases_by_day",
    partition = {"format(placed, 'yyyyMMdd') as day", "shard(id, 16)"},
    clustering = {"placed desc", "id"})
record Purchase(@PartitionKey UUID id, @Immutable Instant placed, long cents) {}
