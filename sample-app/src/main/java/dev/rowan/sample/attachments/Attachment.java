package dev.rowan.sample.attachments;

import dev.rowan.annotation.Chunked;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.dao.Chunks;
import org.jspecify.annotations.Nullable;

/** An attachment of a ticket. Its bytes are in chunks of 64 KiB. */
@Entity
public record Attachment(
    @PartitionKey String ticket,
    @Clustering String name,
    String mediaType,
    @Chunked(chunkBytes = 65_536) @Nullable Chunks content) {}
