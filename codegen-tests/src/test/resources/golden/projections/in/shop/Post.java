package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import java.time.Instant;
import java.util.Set;

/** A post of a board; the board has a title and a number of members. */
@Entity
@CustomIndex(
    name = "posts_by_author",
    partition = "author",
    clustering = {"at desc", "board"},
    include = "headline")
public record Post(
    @PartitionKey String board,
    @Clustering Instant at,
    @Static String title,
    @Static Integer members,
    @Immutable String author,
    String headline,
    String body,
    int likes,
    Set<String> tags) {}
