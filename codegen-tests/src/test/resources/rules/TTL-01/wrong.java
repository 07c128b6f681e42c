package fixture;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Ttl;
import java.math.BigDecimal;
import java.util.UUID;

// expect: TTL-01
@Rate(rows = 10_000)
@Entity
record Receipt(@PartitionKey UUID id, BigDecimal amount) {}
