package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
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

@Entity
@CustomIndex(
    name = "login_by_day",
    partition = {"day(at)", "shard(person, 16)"},
    clustering = {"at", "person"},
    // The snapshot has seven days.
    // expect: EVO-05
    ttl = @Ttl(days = 14))
record Login(@PartitionKey String person, @Clustering Instant at) {}

@Entity
// The snapshot has seven days.
// expect: EVO-05
@CustomIndex(
    name = "visit_by_day",
    partition = {"day(at)", "shard(person, 16)"},
    clustering = {"at", "person"})
record Visit(@PartitionKey String person, @Clustering Instant at) {}
