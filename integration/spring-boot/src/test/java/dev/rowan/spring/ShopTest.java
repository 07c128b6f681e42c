package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.error.RowanClosedException;
import java.math.BigDecimal;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import shop.Item;
import shop.ItemService;
import shop.Items;
import shop.ShopApplication;

/** The sample on the stores of its process. */
@Timeout(120)
class ShopTest {

  @Test
  void sellsOnAStoreInMemory() {
    try (ConfigurableApplicationContext shop = ShopPlay.start("rowan.url=rowan:memory:")) {
      Http http = Http.of(shop);
      ShopPlay.sell(http, "ann");
      ShopPlay.observe(http, "local");
      // Spring Boot adds no session to a cluster, although the driver is on the class path
      assertThat(http.get("/actuator/health").body()).doesNotContain("cassandra");
      assertThat(shop.getBean(Items.class)).isSameAs(shop.getBean("items"));

      // a store that was closed by the application itself is down
      shop.getBean(Rowan.class).close();
      HttpResponse<String> health = http.get("/actuator/health");
      assertThat(health.statusCode()).isEqualTo(503);
      assertThat(health.body()).contains("the store is closed");
    }
  }

  @Test
  void aSecondStartFindsTheItemsOfTheFirst(@TempDir Path directory) {
    String url = "rowan.url=rowan:embedded:" + directory.resolve("shop");
    String lamp;
    ItemService service;
    try (ConfigurableApplicationContext shop = ShopPlay.start(url)) {
      lamp = ShopPlay.sell(Http.of(shop), "ann");
      service = shop.getBean(ItemService.class);
    }
    assertThatThrownBy(() -> service.find(UUID.fromString(lamp)))
        .isInstanceOf(RowanClosedException.class);

    SpringApplicationBuilder again =
        new SpringApplicationBuilder(ShopApplication.class, Slow.class);
    ConfigurableApplicationContext shop =
        again.properties(url, "management.health.rowan.enabled=false").run();
    Slow slow = shop.getBean(Slow.class);
    assertThat(shop.getBean(Items.class).find(UUID.fromString(lamp)))
        .map(Item::title)
        .hasValue("lamp");

    assertThat(Http.of(shop).get("/actuator/health").body()).doesNotContain("\"rowan\":");

    // a request that runs while the application stops completes its write
    var answer = CompletableFuture.supplyAsync(() -> Http.of(shop).get("/slow"));
    slow.awaitRequest();
    shop.close();
    assertThat(answer.join().statusCode()).isEqualTo(200);
    assertThat(answer.join().body()).isEqualTo("saved");
  }

  /** A request that waits until the application begins to stop. */
  @RestController
  static class Slow {
    private final CountDownLatch started = new CountDownLatch(1);
    private final CountDownLatch stopping = new CountDownLatch(1);
    private final ItemService service;

    Slow(ItemService service) {
      this.service = service;
    }

    void awaitRequest() {
      await(started);
    }

    @GetMapping("/slow")
    String save() {
      started.countDown();
      await(stopping);
      service.offer("ann", "table", BigDecimal.TEN);
      return "saved";
    }

    @EventListener(ContextClosedEvent.class)
    void stop() {
      stopping.countDown();
    }

    private static void await(CountDownLatch latch) {
      try {
        assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
  }
}
