package shop;

// tag::spring-callback[]
import dev.rowan.mapping.EntityCallback;
import org.springframework.stereotype.Component;

@Component
public class TrimmedTitles implements EntityCallback<Item> {
  @Override
  public Item beforeWrite(Item item) {
    return new Item(item.id(), item.sellerId(), item.title().strip(), item.price());
  }
}
// end::spring-callback[]
