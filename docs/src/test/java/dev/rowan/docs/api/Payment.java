package dev.rowan.docs.api;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Together;
import dev.rowan.annotation.Udt;
import java.math.BigDecimal;
import java.util.UUID;

/** A payment, whose amount and currency are one value. */
// tag::api-together[]
@Entity
public record Payment(@PartitionKey UUID id, @Together @Frozen Money price) {
  @Udt
  record Money(BigDecimal amount, String currency) {}
}
// end::api-together[]
