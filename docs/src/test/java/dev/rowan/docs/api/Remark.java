package dev.rowan.docs.api;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CopiedFrom;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A remark with a copy of its author's name. */
@Entity
public record Remark(
    @PartitionKey UUID authorId,
    @Clustering UUID id,
    String text,
    @CopiedFrom(entity = Author.class, field = "name", rows = 100) @Nullable String authorName) {}
