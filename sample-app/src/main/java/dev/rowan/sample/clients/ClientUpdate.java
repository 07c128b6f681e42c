package dev.rowan.sample.clients;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.dao.TimeUuids;
import java.time.Instant;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A change of a client's data. Without the month, the partition of a client would grow for ever.
 * With a time instead of a time UUID, two changes of one moment would be one row.
 *
 * @param month computed from {@code id}
 */
@Entity
@Immutable
public record ClientUpdate(
    @PartitionKey(0) String client,
    @PartitionKey(1) @Bucket(of = "id", unit = ChronoUnit.MONTHS, maxWalk = 36)
        @Nullable YearMonth month,
    @Clustering(order = Order.DESC) @Column(type = CqlType.TIMEUUID) UUID id,
    String field,
    String value) {
  static ClientUpdate of(String client, Instant at, String field, String value) {
    return new ClientUpdate(client, null, TimeUuids.of(at, field.hashCode()), field, value);
  }
}
