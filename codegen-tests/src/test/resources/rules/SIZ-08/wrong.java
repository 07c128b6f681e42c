package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// options: -Arowan.rules=SIZ-08:note
@Entity
record Comment(
    // expect: SIZ-08
    @PartitionKey UUID post,
    @Clustering UUID id,
    String text) {}
