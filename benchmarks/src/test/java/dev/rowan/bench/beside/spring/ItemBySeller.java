package dev.rowan.bench.beside.spring;

import static org.springframework.data.cassandra.core.cql.Ordering.DESCENDING;
import static org.springframework.data.cassandra.core.cql.PrimaryKeyType.CLUSTERED;
import static org.springframework.data.cassandra.core.cql.PrimaryKeyType.PARTITIONED;

import java.math.BigDecimal;
import java.util.UUID;
import org.springframework.data.cassandra.core.mapping.PrimaryKeyColumn;
import org.springframework.data.cassandra.core.mapping.Table;

/** The copy of an item by its seller. */
// tag::beside-spring-copy[]
@Table("items_by_seller")
public record ItemBySeller(
    @PrimaryKeyColumn(name = "seller_id", type = PARTITIONED) String sellerId,
    @PrimaryKeyColumn(type = CLUSTERED, ordinal = 1, ordering = DESCENDING) BigDecimal price,
    @PrimaryKeyColumn(type = CLUSTERED, ordinal = 2) UUID id,
    String title) {
  static ItemBySeller of(Item item) {
    return new ItemBySeller(item.sellerId(), item.price(), item.id(), item.title());
  }
}
// end::beside-spring-copy[]
