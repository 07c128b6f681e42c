package member;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::member-second[]
@Entity
@CustomIndex(
    name = "members_by_name",
    partition = "fullName as name",
    clustering = "id")
public record Member(
    @PartitionKey UUID id, @Column(formerly = "name") String fullName, String town) {}
// end::member-second[]
