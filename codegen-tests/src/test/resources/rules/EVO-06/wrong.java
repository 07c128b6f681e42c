package fixture;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-06/schema.cql

@Udt
// The snapshot has the field city.
// expect: EVO-06
record Address(
    String street,
    // The snapshot has int.
    // expect: EVO-06
    String zip,
    String town) {}

@Entity
record Customer(@PartitionKey UUID id, Address home) {}
