package fixture;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import java.util.List;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-08/schema.cql

@Entity
record Guest(@PartitionKey UUID id, @Column(formerly = "name") String fullName, String room) {}

@Entity
@CustomIndex(
    name = "tours_by_city",
    partition = "city as town",
    clustering = "id",
    include = "guide as leader")
record Tour(
    @PartitionKey UUID id,
    @Column(formerly = "town") String city,
    @Column(formerly = "leader") String guide,
    @Frozen @Column(formerly = "halts") List<String> stops) {}
