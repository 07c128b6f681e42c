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
@Ttl(days = 1)
record Session(@PartitionKey UUID id, String person) {}

@Entity
@Ttl(days = 30)
@dev.rowan.annotation.SuppressDesign(rule = "EVO-05", because = "older events are stored for ever")
record Event(@PartitionKey UUID id, String text) {}

@Entity
@CustomIndex(
    name = "login_by_day",
    partition = {"day(at)", "shard(person, 16)"},
    clustering = {"at", "person"},
    ttl = @Ttl(days = 7))
record Login(@PartitionKey String person, @Clustering Instant at) {}
