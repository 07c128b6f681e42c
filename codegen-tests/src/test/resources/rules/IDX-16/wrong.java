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
@CopiedBy({Post.class, Comment.class, Shelf.class})
record Author(@PartitionKey UUID id, String name, int age, Year born) {}

@Entity
record Editor(@PartitionKey UUID id, String name) {}

@Entity
record Publisher(@PartitionKey String name, @PartitionKey(1) String city, String boss) {}

@Entity
@Ttl(days = 1)
@CopiedBy(Post.class)
record Guest(@PartitionKey UUID id, String name) {}

class Robot {}

@Entity
@CustomIndex(name = "posts_by_author", partition = "authorId", clustering = "id")
@CustomIndex(name = "posts_by_guest", partition = "guest", clustering = "id")
record Post(
    @PartitionKey UUID id,
    @Immutable UUID authorId,
    @Immutable UUID guest,
    @Immutable UUID author,
    // expect: IDX-16
    @CopiedFrom(entity = Author.class, field = "name") String unclear,
    @CopiedFrom(entity = Author.class, by = "authorId", field = "name") String authorName,
    // expect: IDX-16
    @CopiedFrom(entity = Author.class, by = "authorId", field = "nane") String misspelt,
    // expect: IDX-16
    @CopiedFrom(entity = Author.class, by = "authorId", field = "age") String authorAge,
    // expect: IDX-16
    @CopiedFrom(entity = Author.class, by = "authorId", field = "born") int authorBorn,
    // expect: IDX-16
    @CopiedFrom(entity = Author.class, by = "authorId", field = "id") UUID authorKey,
    // expect: IDX-16
    @CopiedFrom(entity = Author.class, by = "author", field = "name") String lost,
    // expect: IDX-16
    @CopiedFrom(entity = Guest.class, field = "name") String guestName,
    // expect: IDX-16
    @CopiedFrom(entity = Robot.class, field = "name") String robotName) {}

@Entity
record Comment(
    @PartitionKey UUID authorId,
    @Clustering UUID id,
    @CopiedFrom(entity = Author.class, field = "name") String authorName,
    // expect: IDX-16
    @CopiedFrom(entity = Editor.class, field = "name", by = "authorId") String editorName,
    // expect: IDX-16
    @CopiedFrom(entity = Publisher.class, field = "boss") String boss) {}

@Entity
// expect: IDX-16
@CopiedBy(Comment.class)
record Shelf(
    @PartitionKey UUID authorId,
    // expect: IDX-16
    @Clustering @CopiedFrom(entity = Author.class, field = "name") String authorName) {}
