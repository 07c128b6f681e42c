package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** A task of a list. */
@Entity
public record Task(@PartitionKey String list, @Clustering int number, String text) {}
