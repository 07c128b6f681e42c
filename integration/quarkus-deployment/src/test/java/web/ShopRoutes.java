package web;

import io.quarkus.runtime.StartupEvent;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.math.BigDecimal;
import shop.Shop;

/** The shop over HTTP. A test changes this source while the application runs. */
@ApplicationScoped
public class ShopRoutes {
  private final Shop shop;

  public ShopRoutes(Shop shop) {
    this.shop = shop;
  }

  void add(@Observes Router router) {
    router.get("/offer").blockingHandler(this::offer);
    router.get("/items").blockingHandler(this::list);
  }

  void start(@Observes StartupEvent start) {
    // a test adds a statement here
  }

  private void offer(RoutingContext call) {
    call.end(shop.offer("ann", call.queryParam("title").get(0), BigDecimal.ONE).title());
  }

  private void list(RoutingContext call) {
    call.end("items: " + shop.dearestOf("ann").size());
  }
}
