package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Attachment(
    @PartitionKey UUID id,
    String name,
    @Chunked Chunks content,
    @Chunked(chunkBytes = 65_536, name = "previews") Chunks preview) {}
