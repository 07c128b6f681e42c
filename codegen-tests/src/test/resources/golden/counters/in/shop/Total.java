package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;

/** Two counters for each day. */
@Entity
public record Total(
    @PartitionKey String page,
    @Clustering LocalDate day,
    @Counter long views,
    @Counter Long likes) {}
