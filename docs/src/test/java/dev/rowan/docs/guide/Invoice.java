package dev.rowan.docs.guide;

import dev.rowan.annotation.CreatedAt;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::invoice[]
@Entity
public final class Invoice {
  @PartitionKey @GeneratedValue private final @Nullable UUID id;
  private final String customer;
  private final BigDecimal total;
  @CreatedAt private final @Nullable Instant issued;

  public Invoice(String customer, BigDecimal total) {
    this(null, customer, total, null);
  }

  Invoice(@Nullable UUID id, String customer, BigDecimal total, @Nullable Instant issued) {
    this.id = id;
    this.customer = customer;
    this.total = total;
    this.issued = issued;
  }

  public @Nullable UUID id() {
    return id;
  }

  public String customer() {
    return customer;
  }

  public BigDecimal total() {
    return total;
  }

  public @Nullable Instant issued() {
    return issued;
  }
}
// end::invoice[]
