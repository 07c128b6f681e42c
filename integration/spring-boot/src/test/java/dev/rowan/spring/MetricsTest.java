package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import shop.ItemMapping;
import shop.ShopApplication;

/** The sample with Actuator and a registry of meters. */
@Timeout(120)
class MetricsTest {
  @Test
  void actuatorShowsTheCallsAndTheStore() {
    try (ConfigurableApplicationContext shop =
        ShopPlay.start("rowan.url=rowan:memory:", "rowan.slow-calls=1h")) {
      Http http = Http.of(shop);
      ShopPlay.sell(http, "ann");
      assertThat(http.get("/actuator/metrics/rowan.call?tag=method:save").body())
          .contains("\"statistic\":\"COUNT\",\"value\":2.0")
          .contains("{\"tag\":\"dao\",\"values\":[\"Items\"]}")
          .contains("{\"tag\":\"outcome\",\"values\":[\"success\"]}");
      assertThat(http.get("/actuator/metrics/rowan.call.requests?tag=method:save").body())
          .contains("\"statistic\":\"TOTAL\",\"value\":2.0");
      assertThat(http.get("/actuator/metrics/rowan.store.batches").body())
          .contains("\"statistic\":\"COUNT\",\"value\":2.0");
      assertThat(http.get("/actuator/metrics/rowan.guardrail.warnings").statusCode())
          .isEqualTo(200);
      shop.getBean(Rowan.class).maintenance().verify(ItemMapping.INSTANCE).run();
      assertThat(http.get("/actuator/metrics/rowan.job?tag=kind:verify&tag=table:item").body())
          .contains("\"statistic\":\"COUNT\",\"value\":1.0");
      // one timer of the observations, and no second one
      assertThat(shop.getBean(MeterRegistry.class).find("rowan.call").timers())
          .allMatch(timer -> timer.getId().getTag("error") != null);
      assertThat(shop.getBean(ObservationRegistry.class).isNoop()).isFalse();
    }
  }

  @Test
  void aPropertySwitchesThemOff() {
    try (ConfigurableApplicationContext shop =
        new SpringApplicationBuilder(ShopApplication.class)
            .properties("rowan.url=rowan:memory:", "rowan.metrics.enabled=false")
            .run()) {
      Http http = Http.of(shop);
      ShopPlay.sell(http, "ann");
      assertThat(http.get("/actuator/metrics/jvm.memory.used").statusCode()).isEqualTo(200);
      assertThat(http.get("/actuator/metrics/rowan.call").statusCode()).isEqualTo(404);
      assertThat(http.get("/actuator/metrics/rowan.store.batches").statusCode()).isEqualTo(404);
    }
  }
}
