package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import store.Basket;
import store.Customer;

/** One DAO, two entities of another package, methods of a generic super-interface. */
public final class SeveralPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    Sales sales = rowan.dao(Sales.class);
    Customer ann = new Customer("ann", "Ann");

    assertThat(sales.create(ann)).isTrue();
    sales.save(new Basket("ann", 1, "lamp"));
    assertThat(sales.find("ann")).contains(ann);
    assertThat(sales.find("ann", 1)).hasSize(1);
    assertThat(sales.basketsOf("ann")).extracting(Basket::article).containsExactly("lamp");
    sales.replace("ann", 1, "desk");
    assertThat(sales.find("ann", 1)).extracting(Basket::article).containsExactly("desk");
    sales.remove(ann);
    assertThat(sales.findLater("ann").toCompletableFuture().join()).isEmpty();
  }
}
