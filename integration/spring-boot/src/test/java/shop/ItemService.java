// tag::spring-service[]
package shop;

import dev.rowan.dao.Limit;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Service;

@Service
public class ItemService {
  private final Items items;

  public ItemService(Items items) {
    this.items = items;
  }

  public Item offer(String sellerId, String title, BigDecimal price) {
    Item item = new Item(UUID.randomUUID(), sellerId, title, price);
    items.save(item);
    return item;
  }

  public Optional<Item> find(UUID id) {
    return items.find(id);
  }

  public List<Item> dearestOf(String sellerId) {
    return items.bySeller(sellerId, Limit.of(10));
  }
}
// end::spring-service[]
