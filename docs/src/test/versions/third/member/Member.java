package member;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::member-third[]
@Entity
@CustomIndex(
    name = "members_by_name",
    partition = "fullName as name",
    clustering = "id")
public record Member(@PartitionKey UUID id, String fullName, String town) {}
// end::member-third[]
