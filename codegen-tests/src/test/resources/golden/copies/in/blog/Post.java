package blog;

import dev.rowan.annotation.CopiedFrom;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/** A post; all posts of an author are in one partition of the index. */
@Entity
@CustomIndex(
    name = "post_by_author",
    partition = "authorId",
    clustering = "id",
    include = {"title", "authorName"})
public record Post(
    @PartitionKey UUID id,
    @Immutable UUID authorId,
    String title,
    @CopiedFrom(entity = Author.class, field = "name") String authorName) {}
