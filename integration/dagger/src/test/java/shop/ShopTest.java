package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.math.BigDecimal;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dagger generates its code for the DAOs that Rowan generates in the same compilation. */
class ShopTest {
  @Test
  void aDaoIsInjectedByItsInterface(@TempDir Path directory) {
    String url = "rowan:embedded:" + directory.resolve("store");
    // tag::dagger-main[]
    ShopComponent component = DaggerShopComponent.factory().at(url);
    Shop shop = component.shop(); // its DAO is injected
    shop.offer("ann", "lamp", new BigDecimal("12.50"));
    System.out.println(shop.dearestOf("ann"));
    component.rowan().close();
    // end::dagger-main[]
    ShopComponent again = DaggerShopComponent.factory().at(url);
    try (Rowan rowan = again.rowan()) {
      assertThat(again.shop().dearestOf("ann")).hasSize(1);
      assertThat(again.rowan()).isSameAs(rowan);
    }
  }
}
