package dev.rowan.docs.api;

import dev.rowan.annotation.CopiedBy;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Mutable;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/** An author, whose remarks copy the name. */
// tag::api-mutable[]
@Entity
@CopiedBy(Remark.class)
public record Author(
    @PartitionKey UUID id, @Mutable(perDay = 0.001) String name) {} // one change in three years
// end::api-mutable[]
