package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/** The primary key. */
public record Key(@PartitionKey UUID shop, @Clustering int number) {}
