package dev.rowan.docs.guide;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Unique;
import java.util.UUID;

// tag::guest[]
@Entity
public record Guest(
    @PartitionKey UUID id,
    @Unique String email,
    @Unique("guest_by_seat_unique") String hall,
    @Unique("guest_by_seat_unique") Integer seat) {}
// end::guest[]
