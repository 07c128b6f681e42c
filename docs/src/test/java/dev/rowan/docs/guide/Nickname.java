package dev.rowan.docs.guide;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import org.jspecify.annotations.Nullable;

/** Another class for some columns of persons. */
// tag::nickname[]
@Entity
public record Nickname(@PartitionKey String id, @Column("first") @Nullable String name) {}
// end::nickname[]
