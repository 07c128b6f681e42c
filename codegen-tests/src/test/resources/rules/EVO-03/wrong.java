package fixture;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.ColumnGroup;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-03/schema.cql

@Entity
// The snapshot has the column remark.
// expect: EVO-03
record Account(@PartitionKey UUID id, String name, String note) {}

@Entity
record Shelf(
    @PartitionKey UUID id,
    String name,
    // The snapshot has the column books in the table shelf.
    // expect: EVO-03
    @ColumnGroup("hot") int books) {}
