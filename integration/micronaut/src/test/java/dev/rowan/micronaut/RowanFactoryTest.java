package dev.rowan.micronaut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.mapping.EntityCallback;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.annotation.Requires;
import io.micronaut.context.exceptions.BeanInstantiationException;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shop.Calls;
import shop.Item;
import shop.Items;
import shop.Shop;

/** Injection in Micronaut. */
class RowanFactoryTest {
  private static ApplicationContext start(String... properties) {
    Map<String, Object> all = new HashMap<>();
    for (String property : properties) {
      all.put(
          property.substring(0, property.indexOf('=')),
          property.substring(property.indexOf('=') + 1));
    }
    return ApplicationContext.run(all);
  }

  @Test
  void aDaoIsInjectedByItsInterface() {
    try (ApplicationContext context = start("rowan.url=rowan:memory:")) {
      Shop shop = context.getBean(Shop.class);
      Item lamp = shop.offer("ann", "lamp", BigDecimal.TEN);
      assertThat(shop.dearestOf("ann")).containsExactly(lamp);
      assertThat(context.getBean(Items.class)).isSameAs(context.getBean(Items.class));
    }
  }

  @Test
  void callbacksAndListenersAreBeans() {
    try (ApplicationContext context = start("rowan.url=rowan:memory:")) {
      Item lamp = context.getBean(Shop.class).offer("ann", "  lamp ", BigDecimal.TEN);
      assertThat(context.getBean(Items.class).find(lamp.id())).map(Item::title).contains("lamp");
      assertThat(context.getBean(Calls.class).ended()).containsExactly("save", "find");
    }
  }

  @Test
  void theStoreClosesWithTheContext(@TempDir Path directory) {
    String url = "rowan.url=rowan:embedded:" + directory.resolve("store");
    Items items;
    try (ApplicationContext context = start(url)) {
      context.getBean(Shop.class).offer("ann", "lamp", BigDecimal.TEN);
      items = context.getBean(Items.class);
    }
    assertThatExceptionOfType(RowanException.class)
        .isThrownBy(() -> items.find(new UUID(0, 1)))
        .satisfies(failure -> assertThat(failure.code()).isEqualTo(ErrorCode.CLOSED));
    try (ApplicationContext context = start(url)) {
      assertThat(context.getBean(Shop.class).dearestOf("ann")).hasSize(1);
    }
  }

  @Test
  void anApplicationWithoutAddressLearnsWhatToSet() {
    try (ApplicationContext context = start()) {
      assertThatThrownBy(() -> context.getBean(Shop.class))
          .isInstanceOf(BeanInstantiationException.class)
          .hasMessageContaining("rowan.url is not set")
          .hasMessageContaining("rowan:embedded:data/shop");
    }
  }

  @Test
  void propertiesAreChecked() {
    try (ApplicationContext context =
        start(
            "rowan.url=rowan:memory:",
            "rowan.timeout=5s",
            "rowan.slow-calls=1h",
            "rowan.page-token-secret=short")) {
      assertThatThrownBy(() -> context.getBean(Rowan.class))
          .hasMessageContaining("page token secret: 5 bytes, fewer than 16")
          .hasMessageNotContaining("short");
    }
  }

  @Test
  void aCallbackWithoutATypeIsRefused() {
    try (ApplicationContext context = start("rowan.url=rowan:memory:", "callbacks=any")) {
      assertThatThrownBy(() -> context.getBean(Rowan.class))
          .hasMessageContaining("Any does not name the type of its entities");
    }
  }

  @Test
  void aCallbackOfAllEntitiesIsRegistered() {
    try (ApplicationContext context = start("rowan.url=rowan:memory:", "callbacks=all")) {
      context.getBean(Shop.class).offer("ann", "lamp", BigDecimal.TEN);
      assertThat(context.getBean(AllEntities.class).written).hasValue(1);
    }
  }

  @Test
  void theBeansOfTheApplicationComeFirst() {
    try (Rowan own = Rowan.connect("rowan:memory:");
        ApplicationContext context =
            ApplicationContext.builder().singletons(own, RowanOptions.defaults()).start()) {
      assertThat(context.getBean(Rowan.class)).isSameAs(own);
      context.getBean(Shop.class).offer("ann", "lamp", BigDecimal.TEN);
      assertThat(own.dao(Items.class).bySeller("ann", dev.rowan.dao.Limit.of(2))).hasSize(1);
    }
  }

  /** A callback of entities of any type. */
  @Singleton
  @Requires(property = "callbacks", value = "any")
  static final class Any<E> implements EntityCallback<E> {}

  /** Counts the writes of all entities. */
  @Singleton
  @Requires(property = "callbacks", value = "all")
  static final class AllEntities implements EntityCallback<Object> {
    private final AtomicInteger written = new AtomicInteger();

    @Override
    public Object beforeWrite(Object entity) {
      written.incrementAndGet();
      return entity;
    }
  }
}
