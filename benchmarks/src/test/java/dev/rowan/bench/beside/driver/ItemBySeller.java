package dev.rowan.bench.beside.driver;

import com.datastax.oss.driver.api.mapper.annotations.ClusteringColumn;
import com.datastax.oss.driver.api.mapper.annotations.CqlName;
import com.datastax.oss.driver.api.mapper.annotations.Entity;
import com.datastax.oss.driver.api.mapper.annotations.PartitionKey;
import java.math.BigDecimal;
import java.util.UUID;

/** The copy of an item by its seller. */
// tag::beside-driver-copy[]
@Entity
@CqlName("items_by_seller")
public record ItemBySeller(String sellerId, BigDecimal price, UUID id, String title) {
  static ItemBySeller of(Item item) {
    return new ItemBySeller(item.sellerId(), item.price(), item.id(), item.title());
  }

  @Override
  @PartitionKey
  public String sellerId() {
    return sellerId;
  }

  @Override
  @ClusteringColumn(0)
  public BigDecimal price() {
    return price;
  }

  @Override
  @ClusteringColumn(1)
  public UUID id() {
    return id;
  }
}
// end::beside-driver-copy[]
