package dev.rowan.docs.guide;

// tag::badge[]
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/** A badge, found by its owner. */
@Entity
@CustomIndex(name = "badges_by_owner", partition = "owner", clustering = "id", include = "*")
public record Badge(@PartitionKey UUID id, String owner) {}
// end::badge[]
