package shop;

// tag::quarkus-callback[]
import dev.rowan.mapping.EntityCallback;
import jakarta.inject.Singleton;

@Singleton
public class TrimmedTitles implements EntityCallback<Item> {
  @Override
  public Item beforeWrite(Item item) {
    return new Item(item.id(), item.sellerId(), item.title().strip(), item.price());
  }
}
// end::quarkus-callback[]
