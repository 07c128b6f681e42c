package fixture;

import dev.rowan.annotation.Chunked;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.dao.Chunks;
import java.util.UUID;

@Entity
record Attachment(@PartitionKey UUID id, String name, @Chunked Chunks body) {}

@Entity
@SuppressDesign(rule = "SIZ-05", because = "previews are read one at a time, by an editor")
record Preview(@PartitionKey UUID id, @Size(avg = 2_000_000) byte[] image) {}
