package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import elsewhere.NoteKeeper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import shop.Items;
import shop.ShopApplication;

/** What the auto-configuration declares, and before which beans of the application it backs off. */
class BeansTest {
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
              assertThat(context.getSourceApplicationContext().getBeanFactory().containsSingleton("items"))
                  .isFalse();
              assertThat(context.getBean(Items.class).find(new java.util.UUID(0, 1))).isEmpty();
            });
  }

  @Test
  void theBeansOfTheApplicationComeFirst() {
    runner
        .withUserConfiguration(InShop.class, Own.class)
        .run(
            context -> {
              assertThat(context).hasSingleBean(Rowan.class).hasSingleBean(Items.class);
              assertThat(context).hasBean("ownRowan").hasBean("ownItems").doesNotHaveBean("items");
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
  static class Own {
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
