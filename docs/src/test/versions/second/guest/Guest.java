package guest;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::guest-second[]
@Entity
public record Guest(
    @PartitionKey UUID id, @Column(formerly = "name") String fullName, String room) {}
// end::guest-second[]
