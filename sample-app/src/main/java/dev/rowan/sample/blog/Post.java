package dev.rowan.sample.blog;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.CopiedFrom;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A post, in five tables: by id, by slug, all posts by month, one entry for each tag, and by
 * author. The front page is read most often, so its table contains whole posts. The other index
 * tables contain keys. No edit of a post may be lost: on a cluster, each change is conditional on
 * the version of the post.
 *
 * @param id a time-uuid of {@code pubDate}, so that it sorts posts by age
 * @param slug the name of the post in its URL
 * @param author the handle of its author
 * @param authorName the author's name, which Rowan copies, and changes with the author
 * @param tags the topics; may be empty
 */
@Entity
@CustomIndex(name = "post_by_slug", partition = "slug", clustering = "id")
@CustomIndex(
    name = "post_by_month",
    partition = "month(pubDate)",
    clustering = "id desc",
    include = "*")
@CustomIndex(
    name = "post_by_tag",
    partition = "tags",
    clustering = "id desc",
    maintain = Maintain.SERIAL)
@CustomIndex(name = "post_by_author", partition = "author", clustering = "id desc")
@SuppressDesign(rule = "KEY-03", because = "the blog has fifty posts a day")
public record Post(
    @PartitionKey @Column(type = CqlType.TIMEUUID) UUID id,
    @Immutable String slug,
    String title,
    String body,
    @Immutable String author,
    @CopiedFrom(entity = Author.class, field = "name") @Nullable String authorName,
    Set<String> tags,
    @Immutable Instant pubDate) {}
