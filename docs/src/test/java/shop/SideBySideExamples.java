package shop;

import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.math.BigDecimal;

/** The calls that the page about other mappers compares; compiled, not run. */
final class SideBySideExamples {
  private SideBySideExamples() {}

  static Page<Item> dearest(Items items) {
    // tag::beside-rowan-read[]
    Page<Item> dearest = items.bySeller("ann", Range.all(), PageRequest.first(10));
    // end::beside-rowan-read[]
    return dearest;
  }

  static void reprice(Items items, Item item) {
    // tag::beside-rowan-reprice[]
    items.reprice(item.id(), new BigDecimal("12.50"));
    // end::beside-rowan-reprice[]
  }
}
