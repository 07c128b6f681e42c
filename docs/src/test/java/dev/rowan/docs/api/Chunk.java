package dev.rowan.docs.api;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.nio.ByteBuffer;
import java.util.UUID;

/** A part of a file. */
// tag::api-suppress[]
@Entity
public record Chunk(
    @PartitionKey UUID file,
    @SuppressDesign(rule = "KEY-10", because = "offsets are eight bytes, big-endian") @Clustering
        ByteBuffer offset,
    ByteBuffer content) {}
// end::api-suppress[]
