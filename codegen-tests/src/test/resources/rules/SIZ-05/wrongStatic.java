package fixture;

import dev.rowan.annotation.*;
import java.util.*;

// options: -Arowan.profile=keyspaces
@Entity
// expect: SIZ-05
record Post(
    @PartitionKey UUID blog,
    @Clustering UUID id,
    @Static @Size(avg = 400_000) String about,
    @Static @Size(avg = 400_000) String terms,
    @Static @Size(avg = 400_000) String privacy) {}
