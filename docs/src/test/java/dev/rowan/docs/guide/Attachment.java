package dev.rowan.docs.guide;

import dev.rowan.annotation.Chunked;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.dao.Chunks;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::attachment[]
@Entity
public record Attachment(
    @PartitionKey @GeneratedValue @Nullable UUID id,
    String name,
    String mediaType,
    @Chunked @Nullable Chunks content) {} // its length and checksum; the bytes are in chunks
// end::attachment[]
