package shop;

import dev.rowan.annotation.Chunked;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.dao.Chunks;
import org.jspecify.annotations.Nullable;

/** A picture of an item. */
@Entity
public record Picture(
    @PartitionKey long number, @Chunked(chunkBytes = 1_024) @Nullable Chunks content) {}
