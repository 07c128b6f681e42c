package blog;

import dev.rowan.annotation.CopiedBy;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/** An author, whose name and city posts and comments show. */
@Entity
@CopiedBy({Post.class, Comment.class})
public record Author(@PartitionKey UUID id, String name, String city, String biography) {}
