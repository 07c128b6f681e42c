package dev.rowan.bench.beside.driver;

import com.datastax.oss.driver.api.mapper.annotations.Entity;
import com.datastax.oss.driver.api.mapper.annotations.PartitionKey;
import java.math.BigDecimal;
import java.util.UUID;

/** An item. */
// tag::beside-driver-item[]
@Entity
public record Item(UUID id, String sellerId, String title, BigDecimal price) {
  @Override
  @PartitionKey
  public UUID id() {
    return id;
  }
}
// end::beside-driver-item[]
