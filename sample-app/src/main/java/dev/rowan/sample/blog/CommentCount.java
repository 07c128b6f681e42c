package dev.rowan.sample.blog;

import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.ReconciledCounter;

/** The number of comments on a post, which a job corrects from the comments. */
@Entity
public record CommentCount(
    @PartitionKey String slug, @ReconciledCounter(from = Comment.class) @Counter long comments) {}
