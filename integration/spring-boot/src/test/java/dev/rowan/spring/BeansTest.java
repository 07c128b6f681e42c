package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.ReadOptions;
import elsewhere.NoteKeeper;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import shop.Item;
import shop.Items;
import shop.ShopApplication;

/** What the auto-configuration declares, and before which beans of the application it backs off. */
class BeansTest {
  private static final Item ITEM = new Item(new UUID(0, 1), "ann", "lamp", new BigDecimal("12.50"));

  private final ApplicationContextRunner runner =
      new ApplicationContextRunner()
          .withConfiguration(AutoConfigurations.of(RowanAutoConfiguration.class))
          .withPropertyValues("rowan.url=rowan:memory:");

  @Test
  void aDaoIsCreatedWhenItIsNeeded() {
    runner
        .withUserConfiguration(InShop.class)
        .run(
            context -> {
              assertThat(context).hasSingleBean(Items.class);
              assertThat(
                      context
                          .getSourceApplicationContext()
                          .getBeanFactory()
                          .containsSingleton("items"))
                  .isFalse();
              assertThat(context.getBean(Items.class).find(ITEM.id())).isEmpty();
            });
  }

  @Test
  void theBeansOfTheApplicationComeFirst() {
    runner
        .withUserConfiguration(InShop.class, Own.class)
        .run(
            context -> {
              assertThat(context).hasSingleBean(Rowan.class).hasSingleBean(Items.class);
              assertThat(context).hasSingleBean(RowanOptions.class);
              assertThat(context).hasBean("ownRowan").hasBean("ownItems").doesNotHaveBean("items");
            });
  }

  @Test
  void ofTwoStoresThePrimaryOneHasTheDaos() {
    runner
        .withUserConfiguration(InShop.class)
        .withBean("archive", Rowan.class, () -> Rowan.connect("rowan:memory:"))
        .withBean(
            "shop",
            Rowan.class,
            () -> Rowan.connect("rowan:memory:"),
            definition -> definition.setPrimary(true))
        .run(
            context -> {
              context.getBean(Items.class).save(ITEM);
              Rowan shop = context.getBean("shop", Rowan.class);
              assertThat(shop.dao(Items.class).find(ITEM.id())).hasValue(ITEM);
            });
  }

  @Test
  void aDaoThatIsPrivateToItsPackageIsInjected() {
    runner
        .withUserConfiguration(InNotes.class)
        .run(context -> context.getBean(NoteKeeper.class).keep("remember"));
  }

  @Test
  void propertiesAndCustomizersSetTheOptions() {
    List<RowanOptions> seen = new ArrayList<>();
    runner
        .withBean(
            RowanOptionsCustomizer.class,
            () ->
                options -> {
                  seen.add(options);
                  return options;
                })
        .withPropertyValues(
            "rowan.timeout=7s",
            "rowan.page-token-secret=0123456789abcdef",
            "rowan.reads.consistency=local-one",
            "rowan.reads.page-size=77",
            "rowan.writes.consistency=each-quorum",
            "rowan.writes.serial-consistency=local-serial")
        .run(
            context -> {
              assertThat(context).hasNotFailed();
              assertThat(seen).containsExactly(context.getBean(RowanOptions.class));
              assertThat(context.getBean(RowanProperties.class))
                  .hasToString("RowanProperties")
                  .extracting(p -> p.reads().pageSize())
                  .isEqualTo(77);
            });
    runner
        .withUserConfiguration(ScanLimit.class)
        .run(context -> assertThat(context).hasNotFailed().hasSingleBean(RowanOptions.class));
    runner
        .withPropertyValues("rowan.reads.consistency=any")
        .run(context -> assertThat(context.getStartupFailure()).hasStackTraceContaining("RUN-22"));
  }

  @Test
  void theEditorKnowsTheProperties() throws Exception {
    try (var file =
        getClass().getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
      assertThat(new String(file.readAllBytes(), StandardCharsets.UTF_8))
          .contains("\"name\": \"rowan.url\"", "The address of the store")
          .contains("\"name\": \"rowan.timeout\"", "\"name\": \"rowan.reads.consistency\"")
          .contains("\"name\": \"rowan.cassandra.schema\"", "\"defaultValue\": \"validate\"");
    }
  }

  @Configuration(proxyBeanMethods = false)
  @AutoConfigurationPackage(basePackageClasses = ShopApplication.class)
  static class InShop {}

  @Configuration(proxyBeanMethods = false)
  @AutoConfigurationPackage(basePackageClasses = NoteKeeper.class)
  @Import(NoteKeeper.class)
  static class InNotes {}

  @Configuration(proxyBeanMethods = false)
  static class ScanLimit {
    // tag::spring-options[]
    @Bean
    RowanOptionsCustomizer scanLimit() {
      return options -> options.withReads(ReadOptions.NONE.withMaxScanned(1_000));
    }
    // end::spring-options[]
  }

  @Configuration(proxyBeanMethods = false)
  static class Own {
    @Bean
    RowanOptions ownOptions() {
      return RowanOptions.defaults();
    }

    @Bean
    Rowan ownRowan() {
      return Rowan.connect("rowan:memory:");
    }

    @Bean
    Items ownItems(Rowan rowan) {
      return rowan.dao(Items.class);
    }
  }
}
