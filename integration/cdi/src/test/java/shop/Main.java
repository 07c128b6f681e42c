// tag::cdi-file[]
package shop;

import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.math.BigDecimal;

public final class Main {
  private Main() {}

  public static void main(String[] args) {
    // tag::cdi-main[]
    try (SeContainer container = SeContainerInitializer.newInstance().initialize()) {
      Shop shop = container.select(Shop.class).get(); // its DAO is injected
      shop.offer("ann", "lamp", new BigDecimal("12.50"));
      System.out.println(shop.dearestOf("ann"));
    }
    // end::cdi-main[]
  }
}
// end::cdi-file[]
