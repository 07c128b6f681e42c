package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.EntityCallback;
import dev.rowan.validation.EntityValidation;
import java.math.BigDecimal;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import shop.Item;
import shop.Items;
import shop.ShopApplication;
import shop.TrimmedTitles;

/** Callbacks that are beans, and the validator of the application. */
@Timeout(120)
class CallbacksTest {
  private static final UUID ID = new UUID(0, 1);

  private static ConfigurableApplicationContext start(Class<?> more, String... properties) {
    return new SpringApplicationBuilder(ShopApplication.class, more)
        .web(WebApplicationType.NONE)
        .properties("rowan.url=rowan:memory:")
        .properties(properties)
        .run();
  }

  private static Item titled(String title) {
    return new Item(ID, "ann", title, BigDecimal.ONE);
  }

  @Test
  void theyRunInTheirOrderAndThenTheValidator() {
    try (ConfigurableApplicationContext shop = start(Proxied.class)) {
      Items items = shop.getBean(Items.class);
      items.save(titled("  lamp "));
      assertThat(items.find(ID)).map(Item::title).contains("LAMP");
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> items.save(titled("  ")))
          .satisfies(refusal -> assertThat(refusal.code()).isEqualTo(ErrorCode.INVALID_ENTITY))
          .withMessageContaining("violations: title @NotBlank");
      assertThat(items.find(ID)).map(Item::title).contains("LAMP");
    }
  }

  @Test
  void aPropertySwitchesValidationOff() {
    try (ConfigurableApplicationContext shop =
        start(TrimmedTitles.class, "rowan.validation.enabled=false")) {
      assertThat(shop.getBeansOfType(EntityValidation.class)).isEmpty();
      shop.getBean(Items.class).save(titled(" "));
      assertThat(shop.getBean(Items.class).find(ID)).map(Item::title).contains("");
    }
  }

  @Test
  void aCallbackWithoutATypeIsRefused() {
    assertThatExceptionOfType(RuntimeException.class)
        .isThrownBy(() -> start(Untyped.class))
        .havingRootCause()
        .isInstanceOf(IllegalStateException.class)
        .withMessageContaining("Untyped$Any does not name the type of its entities");
  }

  /** A callback that runs in a proxy, first. */
  @Configuration
  static class Proxied {
    @Bean
    @Order(1)
    @SuppressWarnings("unchecked") // the proxy has the interfaces of its target
    EntityCallback<Item> loud() {
      return (EntityCallback<Item>) new ProxyFactory(new Loud()).getProxy();
    }
  }

  /** Writes titles in capital letters. */
  static class Loud implements EntityCallback<Item> {
    @Override
    public Item beforeWrite(Item item) {
      return new Item(
          item.id(), item.sellerId(), item.title().replace("lamp", "LAMP"), item.price());
    }
  }

  /** Declares a callback of unknown entities. */
  @Configuration
  static class Untyped {
    @Bean
    EntityCallback<Item> any() {
      return new Any<>();
    }

    /** A callback of entities of any type. */
    static class Any<E> implements EntityCallback<E> {}
  }
}
