package shop;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import java.math.BigDecimal;

/** Saves two items, changes a price, and prints the dearest item of a seller. */
public final class Shop {
  private Shop() {}

  /**
   * Runs the program.
   *
   * @param arguments the connection string; without one, a store in memory
   */
  public static void main(String[] arguments) {
    String url = arguments.length == 0 ? "rowan:memory:" : arguments[0];
    try (Rowan rowan = Rowan.connect(url)) {
      Items items = rowan.dao(Items.class);
      Item chair = items.save(new Item(null, "ann", "chair", new BigDecimal("40")));
      items.save(new Item(null, "ann", "table", new BigDecimal("90")));
      items.reprice(chair.id(), new BigDecimal("95"));
      for (Item item : items.bySeller("ann", Limit.of(1))) {
        System.out.println("the dearest item of ann: " + item.title() + " for " + item.price());
      }
    }
  }
}
