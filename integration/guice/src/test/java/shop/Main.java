// tag::guice-file[]
package shop;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.rowan.Rowan;
import dev.rowan.guice.RowanModule;
import java.math.BigDecimal;

public final class Main {
  private Main() {}

  public static void main(String[] args) {
    String store = args.length == 0 ? "rowan:memory:" : args[0];
    // tag::guice-main[]
    try (Rowan rowan = Rowan.connect(store)) {
      Injector injector = Guice.createInjector(new RowanModule(rowan, Main.class));
      Shop shop = injector.getInstance(Shop.class); // its DAO is injected
      shop.offer("ann", "lamp", new BigDecimal("12.50"));
      System.out.println(shop.dearestOf("ann"));
    }
    // end::guice-main[]
  }
}
// end::guice-file[]
