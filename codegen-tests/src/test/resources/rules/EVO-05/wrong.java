package fixture;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Ttl;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-05/schema.cql

@Entity
// The snapshot has one day.
// expect: EVO-05
@Ttl(days = 7)
record Session(@PartitionKey UUID id, String person) {}

@Entity
// The snapshot has no TTL.
// expect: EVO-05
@Ttl(days = 30)
record Event(@PartitionKey UUID id, String text) {}
