package dev.rowan.sample.likes;

import dev.rowan.annotation.CopiedBy;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** A product, whose title is copied into each of its likes. */
@Entity
@CopiedBy(NamedLike.class)
public record Product(@PartitionKey int id, String title, String description) {}
