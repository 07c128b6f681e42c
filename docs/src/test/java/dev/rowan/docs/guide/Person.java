package dev.rowan.docs.guide;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import org.jspecify.annotations.Nullable;

/** A person with all columns of the table. */
@Entity
public record Person(@PartitionKey String id, @Nullable String first, @Nullable String last) {}
