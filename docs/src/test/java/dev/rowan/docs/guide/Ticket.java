package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Version;
import java.time.Instant;
import java.util.UUID;

// tag::ticket[]
@Entity
@CustomIndex(
    name = "tickets_by_event",
    partition = "event",
    clustering = {"price", "id"},
    include = "*",
    maintain = Maintain.SERIAL)
@CustomIndex(
    name = "tickets_by_day",
    partition = {"day(issued)", "shard(id, 4)"},
    clustering = {"issued desc", "id"})
public record Ticket(
    @PartitionKey UUID id,
    @Immutable String event,
    @Immutable Instant issued,
    int price,
    String holder,
    @Version long version) {}
// end::ticket[]
