package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

// tag::purchase-by-customer[]
/** A row of the table {@code purchases_by_customer}. */
@Entity("purchases_by_customer")
public record PurchaseByCustomer(
    @PartitionKey UUID customer,
    @Clustering(value = 0, order = Order.DESC) Instant boughtAt,
    @Clustering(1) UUID purchaseId,
    String state,
    BigDecimal total) {}
// end::purchase-by-customer[]
