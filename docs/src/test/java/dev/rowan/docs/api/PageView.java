package dev.rowan.docs.api;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

/** A view of a page. */
@Entity
@CustomIndex(
    name = "views_by_page",
    partition = {"page", "day(at)"},
    clustering = {"at desc", "id"},
    include = "*")
public record PageView(
    @PartitionKey UUID id, @Immutable String page, @Immutable Instant at, String referrer) {}
