package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Plain(
    @PartitionKey UUID id,
    // expect: MAP-31
    Chunks content,
    // expect: MAP-31
    @Chunked byte[] scan,
    // expect: MAP-31
    List<Chunks> parts) {}

@Entity
@CustomIndex(
    name = "keyed_by_content",
    partition = "content",
    clustering = "id")
record Keyed(
    @PartitionKey UUID id,
    // expect: MAP-31
    @Chunked Chunks content) {}

@Entity
record Shared(
    @PartitionKey UUID id,
    @Clustering int number,
    // expect: MAP-31
    @Static @Chunked Chunks content) {}

@Entity
record Named(
    @PartitionKey UUID id,
    // expect: MAP-31
    @Chunked(chunkBytes = 512) Chunks small,
    // expect: MAP-31
    @Chunked(name = "plain") Chunks content,
    // expect: MAP-31
    @Chunked(name = "rowan_scans") Chunks scan,
    // expect: MAP-31
    @Chunked(name = "the chunks") Chunks sound) {}

@Entity
record Taken(
    @PartitionKey @Column("chunk_section") UUID id,
    // expect: MAP-31
    @Chunked Chunks content) {}

@Entity
record Versioned(
    @PartitionKey UUID id,
    @Version long version,
    // expect: MAP-31
    @Chunked Chunks content) {}

@Udt
record Cover(
    String title,
    // expect: MAP-31
    Chunks picture) {}

@Entity
record Book(@PartitionKey UUID id, @Frozen Cover cover) {}
