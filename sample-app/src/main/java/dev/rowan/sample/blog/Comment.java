package dev.rowan.sample.blog;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/**
 * A comment of a reader on a post.
 *
 * @param slug the post
 * @param commentId a time-uuid, so that comments sort by age, oldest first
 */
@Entity
@Immutable
public record Comment(
    @PartitionKey String slug,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID commentId,
    String name,
    String email,
    String text) {}
