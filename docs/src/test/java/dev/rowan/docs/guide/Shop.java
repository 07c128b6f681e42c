package dev.rowan.docs.guide;

import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.util.UUID;
import shop.Items;

// tag::injected[]
class Shop {
  private final Items items;

  @Inject
  Shop(Items items) {
    this.items = items;
  }

  void halve(UUID id) {
    items.find(id).ifPresent(i -> items.reprice(id, i.price().divide(BigDecimal.valueOf(2))));
  }
}
// end::injected[]
