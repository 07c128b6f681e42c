package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.SuppressDesign;
import java.util.UUID;

@Entity
record AttachmentPart(
    @PartitionKey UUID attachment,
    @Clustering int number,
    @Size(avg = 800_000, max = 900_000) byte[] body) {}

@Entity
@SuppressDesign(rule = "SIZ-05", because = "previews are read one at a time, by an editor")
record Attachment(@PartitionKey UUID id, @Size(avg = 2_000_000) byte[] preview) {}
