// tag::quarkus-bean[]
package shop;

import dev.rowan.dao.Limit;
import jakarta.enterprise.context.ApplicationScoped;
import java.math.BigDecimal;
import java.util.List;
import java.util.UUID;

@ApplicationScoped
public class Shop {
  private final Items items;

  public Shop(Items items) {
    this.items = items;
  }

  public Item offer(String sellerId, String title, BigDecimal price) {
    Item item = new Item(UUID.randomUUID(), sellerId, title, price);
    items.save(item);
    return item;
  }

  public List<Item> dearestOf(String sellerId) {
    return items.bySeller(sellerId, Limit.of(10));
  }
}
// end::quarkus-bean[]
