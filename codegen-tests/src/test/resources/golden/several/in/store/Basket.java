package store;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

@Entity
public record Basket(@PartitionKey String customer, @Clustering int line, String article) {}
