package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.RemainingTtl;
import dev.rowan.annotation.WriteTime;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::write-time[]
@Entity
@CustomIndex(name = "essays_by_author", partition = "author", clustering = "id", include = "*")
public record Essay(
    @PartitionKey UUID id,
    @Immutable String author,
    @Nullable String text,
    @WriteTime("text") @Nullable Instant edited, // null before the text has a value
    @RemainingTtl("text") @Nullable Duration left) {} // null if the text never expires
// end::write-time[]
