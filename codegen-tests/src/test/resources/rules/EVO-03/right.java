package fixture;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-03/schema.cql

@Entity
record Account(@PartitionKey UUID id, String name, @Column("remark") String note) {}

@Entity
record Shelf(@PartitionKey UUID id, String name, int books) {}
