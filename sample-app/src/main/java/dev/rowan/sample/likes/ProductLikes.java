package dev.rowan.sample.likes;

import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.Map;

/**
 * A product of the fourth design, with the names of those who like it in the same row.
 *
 * @param likes names by member; read as a whole
 */
@Entity
public record ProductLikes(
    @PartitionKey int id,
    String title,
    @Elements(avg = 20, max = 1_000) Map<Integer, String> likes) {}
