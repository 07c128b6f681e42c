package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Version;
import org.jspecify.annotations.Nullable;

/** A step of a job; the owner belongs to the job. */
@Entity
public record Step(
    @PartitionKey String job,
    @Clustering int number,
    @Static @Nullable String owner,
    String title,
    @Version long version) {}
