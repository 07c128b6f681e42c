package dev.rowan.sample.transactions;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.dao.TimeUuids;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A transaction of a customer. A partition has one month, newest transactions first.
 *
 * @param month computed from {@code id}
 * @param id a time UUID, which has the time of the transaction
 */
@Entity
@Immutable
public record Transaction(
    @PartitionKey(0) String customer,
    @PartitionKey(1) @Bucket(of = "id", unit = ChronoUnit.MONTHS, maxWalk = 24)
        @Nullable YearMonth month,
    @Clustering(order = Order.DESC) @Column(type = CqlType.TIMEUUID) UUID id,
    String shop,
    BigDecimal amount) {
  static Transaction of(String customer, Instant at, String shop, String amount) {
    return new Transaction(
        customer, null, TimeUuids.of(at, shop.hashCode()), shop, new BigDecimal(amount));
  }

  Instant at() {
    return TimeUuids.instantOf(id);
  }
}
