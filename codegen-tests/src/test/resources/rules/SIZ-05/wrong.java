package fixture;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.Ttl;
import java.util.UUID;

@Entity
record Attachment(
    @PartitionKey UUID id,
    // expect: SIZ-05
    @Size(avg = 300_000, max = 200_000_000) byte[] body,
    // expect: SIZ-05
    @Size(avg = 2_000_000) byte[] preview) {}

@Entity
// expect: SIZ-05
record Report(
    @PartitionKey UUID id,
    @Size(avg = 5_000, max = 700_000) String summary,
    @Size(avg = 5_000, max = 700_000) String details) {}
