package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-02/schema.cql

@Entity
record Item(
    @PartitionKey UUID id,
    String title,
    int price,
    @Column("exact_price") @Nullable BigDecimal exactPrice,
    @Column("tag_list") List<String> tags,
    @Column("tags") java.util.Set<String> oldTags) {}

@Entity
record Sensor(@PartitionKey UUID id, @Clustering Instant at, String firmware) {}
