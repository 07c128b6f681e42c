package dev.rowan.docs.guide;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.UpdatedAt;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An entity with an update time, for conditional writes. */
@Entity
public record Permit(@PartitionKey UUID id, String status, @UpdatedAt @Nullable Instant changed) {}
