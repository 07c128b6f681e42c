package dev.rowan.bench.beside.spring;

import java.math.BigDecimal;
import java.util.UUID;
import org.springframework.data.cassandra.core.CassandraOperations;

/** Changes prices. */
final class Repricing {
  private final CassandraOperations cassandra;

  Repricing(CassandraOperations cassandra) {
    this.cassandra = cassandra;
  }

  // tag::beside-spring-reprice[]
  void reprice(UUID id, BigDecimal price) {
    Item old = cassandra.selectOneById(id, Item.class);
    Item now = new Item(id, old.sellerId(), old.title(), price);
    cassandra
        .batchOps()
        .insert(now)
        .delete(ItemBySeller.of(old))
        .insert(ItemBySeller.of(now))
        .execute();
  }
  // end::beside-spring-reprice[]
}
