package dev.rowan.sample.blog;

import dev.rowan.annotation.CopiedBy;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import org.jspecify.annotations.Nullable;

/**
 * An author of posts.
 *
 * @param handle the short name that posts refer to; never changes
 * @param name the name that readers see; each post has a copy of it
 */
@Entity
@CopiedBy(Post.class)
public record Author(
    @PartitionKey String handle, String name, String email, @Nullable String about) {}
