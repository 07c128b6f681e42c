package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;

@Entity
@CopiedBy({Post.class, Comment.class})
record Author(@PartitionKey UUID id, String name, String city) {}

@Entity
@CustomIndex(
    name = "posts_by_author",
    partition = "authorId",
    clustering = "id",
    include = {"title", "authorName"})
record Post(
    @PartitionKey UUID id,
    @Immutable UUID authorId,
    String title,
    @CopiedFrom(entity = Author.class, field = "name") String authorName) {}

@Entity
record Comment(
    @PartitionKey UUID writer,
    @Clustering UUID id,
    String text,
    @CopiedFrom(entity = Author.class, field = "name", by = "writer", async = true) String name,
    @CopiedFrom(entity = Author.class, field = "city", by = "writer") String city) {}
