package fixture;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.util.UUID;

// options: -Arowan.limit.nameLength=20/20
// expect: MAP-05
@Entity("activity_of_all_users")
record Activity(@PartitionKey UUID user, Place place) {}

// expect: MAP-05
@Udt("the\tplace")
record Place(String town) {}
