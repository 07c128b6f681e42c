package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;

// tag::clip[]
@Entity("clips")
@CustomIndex(
    name = "clips_by_owner",
    partition = "owner",
    clustering = {"addedAt desc", "id"},
    include = "title")
@CustomIndex(
    name = "latest_clips",
    partition = "format(addedAt, 'yyyyMMdd') as yyyymmdd",
    clustering = {"addedAt desc", "id"},
    include = "title",
    ttl = @Ttl(days = 7))
@CustomIndex(name = "clips_by_tag", partition = "tags as tag", clustering = "id")
@SuppressDesign(rule = "KEY-03", because = "at most a hundred clips are added on one day")
public record Clip(
    @PartitionKey UUID id,
    @Immutable String owner,
    @Immutable String title,
    @Immutable Set<String> tags,
    @Immutable Instant addedAt,
    String description) {}
// end::clip[]
