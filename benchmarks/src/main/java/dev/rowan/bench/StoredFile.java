package dev.rowan.bench;

import dev.rowan.annotation.Chunked;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.dao.Chunks;
import org.jspecify.annotations.Nullable;

/** A file, whose bytes are in chunks of 1 MiB. */
@Entity
public record StoredFile(@PartitionKey long id, @Chunked @Nullable Chunks content) {}
