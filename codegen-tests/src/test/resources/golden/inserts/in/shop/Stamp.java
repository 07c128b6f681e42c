package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** Rows without indexes. */
@Entity
public record Stamp(@PartitionKey String album, @Clustering int place, String motif, Integer cents) {}
