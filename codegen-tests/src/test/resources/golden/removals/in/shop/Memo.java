package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/** Rows with two clustering columns and without indexes. */
@Entity
public record Memo(
    @PartitionKey String room, @Clustering(0) Instant at, @Clustering(1) int line, String text) {}
