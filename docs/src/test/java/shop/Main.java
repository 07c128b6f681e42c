// tag::main-file[]
package shop;

import dev.rowan.Rowan;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.math.BigDecimal;
import java.util.UUID;

public final class Main {
  private Main() {}

  public static void main(String[] args) {
    String store = args.length == 0 ? "rowan:memory:" : args[0];
    try (Rowan rowan = Rowan.connect(store)) {
      Items items = rowan.dao(Items.class);

      UUID lamp = UUID.randomUUID();
      items.save(new Item(lamp, "ann", "lamp", new BigDecimal("12.50")));
      items.save(new Item(UUID.randomUUID(), "ann", "chair", new BigDecimal("40.00")));
      items.reprice(lamp, new BigDecimal("9.90"));

      print(items, Range.all());
      print(items, Range.atMost(BigDecimal.TEN));
    }
  }

  private static void print(Items items, Range<BigDecimal> price) {
    System.out.println("ann sells:");
    for (Item item : items.bySeller("ann", price, PageRequest.first(20)).items()) {
      System.out.println("  " + item.title() + " for " + item.price());
    }
  }
}
// end::main-file[]
