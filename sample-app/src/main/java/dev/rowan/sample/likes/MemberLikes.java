package dev.rowan.sample.likes;

import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.Map;

/**
 * A member of the fourth design, with the titles of what the member likes in the same row.
 *
 * @param likes titles by product; read as a whole
 */
@Entity
public record MemberLikes(
    @PartitionKey int id,
    String name,
    String email,
    @Elements(avg = 20, max = 1_000) Map<Integer, String> likes) {}
