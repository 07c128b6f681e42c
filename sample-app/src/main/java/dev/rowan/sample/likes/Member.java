package dev.rowan.sample.likes;

import dev.rowan.annotation.CopiedBy;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** A member, whose name is copied into each of the member's likes. */
@Entity
@CopiedBy(NamedLike.class)
public record Member(@PartitionKey int id, String name, String email) {}
