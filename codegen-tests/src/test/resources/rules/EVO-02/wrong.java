package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-02/schema.cql

@Entity
record Item(
    @PartitionKey UUID id,
    String title,
    // The snapshot has int.
    // expect: EVO-02
    BigDecimal price,
    // The snapshot has set<text>.
    // expect: EVO-02
    List<String> tags) {}

@Entity
record Sensor(
    @PartitionKey UUID id,
    @Clustering Instant at,
    // The snapshot has a column of each row.
    // expect: EVO-02
    @Static String firmware) {}
