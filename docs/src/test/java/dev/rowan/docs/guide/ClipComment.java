package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::clip-comment[]
@Entity("clip_comments")
@CustomIndex(
    name = "comments_by_author",
    partition = "author",
    clustering = "id desc",
    include = "text")
public record ClipComment(
    @PartitionKey UUID clip,
    @Clustering(order = Order.DESC) @Identity @Column(type = CqlType.TIMEUUID) UUID id,
    @Immutable String author,
    String text) {}
// end::clip-comment[]
