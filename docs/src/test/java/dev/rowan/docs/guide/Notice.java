package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import org.jspecify.annotations.Nullable;

/** A notice on a topic. The entries by author never change, so their table needs no check. */
@Entity
@CustomIndex(
    name = "notices_by_author",
    partition = "author",
    clustering = {"topic", "number"},
    include = "headline",
    maintain = Maintain.BLIND)
public record Notice(
    @PartitionKey String topic,
    @Clustering int number,
    @Static @Nullable String subject,
    @Immutable String author,
    @Immutable String headline,
    @Nullable String text) {}
