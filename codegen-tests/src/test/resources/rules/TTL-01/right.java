package fixture;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Ttl;
import java.math.BigDecimal;
import java.util.UUID;

@Entity
@Rate(rows = 10_000)
@Retention(forever = true)
record Receipt(@PartitionKey UUID id, BigDecimal amount) {}

@Entity
@Rate(rows = 10_000)
@Ttl(days = 90)
record Coupon(@PartitionKey UUID id, BigDecimal amount) {}

@Entity
@Rate(rows = 10_000)
@Retention(days = 30)
record Draft(@PartitionKey UUID id, String text) {}

@Entity
@Rate(rows = 10_000)
@SuppressDesign(rule = "TTL-01", because = "the law is not decided yet")
record Invoice(@PartitionKey UUID id, BigDecimal amount) {}
