package blog;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CopiedFrom;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/** A comment, in the partition of its writer. */
@Entity
public record Comment(
    @PartitionKey UUID writer,
    @Clustering UUID id,
    String text,
    @CopiedFrom(entity = Author.class, field = "name", by = "writer", async = true) String name,
    @CopiedFrom(entity = Author.class, field = "city", by = "writer") String city) {}
