package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Plain(
    @PartitionKey UUID id,
    // expect: MAP-29
    Chunks content,
    // expect: MAP-29
    @Chunked byte[] scan,
    // expect: MAP-29
    List<Chunks> parts) {}

@Entity
@CustomIndex(
    name = "keyed_by_content",
    partition = "content",
    clustering = "id")
record Keyed(
    @PartitionKey UUID id,
    // expect: MAP-29
    @Chunked Chunks content) {}

@Entity
record Shared(
    @PartitionKey UUID id,
    @Clustering int number,
    // expect: MAP-29
    @Static @Chunked Chunks content) {}

@Entity
record Named(
    @PartitionKey UUID id,
    // expect: MAP-29
    @Chunked(chunkBytes = 512) Chunks small,
    // expect: MAP-29
    @Chunked(name = "plain") Chunks content,
    // expect: MAP-29
    @Chunked(name = "rowan_scans") Chunks scan,
    // expect: MAP-29
    @Chunked(name = "the chunks") Chunks sound) {}

@Entity
record Taken(
    @PartitionKey @Column("chunk_section") UUID id,
    // expect: MAP-29
    @Chunked Chunks content) {}

@Entity
record Versioned(
    @PartitionKey UUID id,
    @Version long version,
    // expect: MAP-29
    @Chunked Chunks content) {}

@Udt
record Cover(
    String title,
    // expect: MAP-29
    Chunks picture) {}

@Entity
record Book(@PartitionKey UUID id, @Frozen Cover cover) {}
