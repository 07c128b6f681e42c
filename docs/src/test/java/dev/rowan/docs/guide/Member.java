package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::member[]
@Entity("members")
@CustomIndex(name = "members_by_city", partition = "city", clustering = "id", include = "name")
public record Member(@PartitionKey UUID id, String name, String city) {}
// end::member[]
