package dev.rowan.docs.guide;

import dev.rowan.annotation.CopiedFrom;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::album[]
@Entity
@CustomIndex(
    name = "album_by_singer",
    partition = "singerId",
    clustering = {"year desc", "id"},
    include = "*")
public record Album(
    @PartitionKey UUID id,
    @Immutable UUID singerId,
    @Immutable int year,
    String title,
    @CopiedFrom(entity = Singer.class, field = "name") @Nullable String singerName) {}
// end::album[]
