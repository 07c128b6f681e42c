package dev.rowan.docs.guide;

import dev.rowan.annotation.CopiedBy;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::singer[]
@Entity
@CopiedBy(Album.class)
public record Singer(@PartitionKey UUID id, String name, String label) {}
// end::singer[]
