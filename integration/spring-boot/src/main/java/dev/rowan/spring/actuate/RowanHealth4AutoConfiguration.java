package dev.rowan.spring.actuate;

import dev.rowan.Rowan;
import dev.rowan.spring.RowanAutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.health.autoconfigure.contributor.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;

/** The health of the store, for Spring Boot 4. */
@AutoConfiguration(after = RowanAutoConfiguration.class)
@ConditionalOnClass({HealthIndicator.class, ConditionalOnEnabledHealthIndicator.class})
@ConditionalOnSingleCandidate(Rowan.class)
@ConditionalOnEnabledHealthIndicator("rowan")
public class RowanHealth4AutoConfiguration {
  /** For Spring. */
  public RowanHealth4AutoConfiguration() {}

  @Bean
  @ConditionalOnMissingBean(name = "rowanHealthIndicator")
  HealthIndicator rowanHealthIndicator(Rowan rowan) {
    StoreCheck check = new StoreCheck(rowan);
    return new AbstractHealthIndicator("the store of Rowan does not answer") {
      @Override
      protected void doHealthCheck(Health.Builder health) {
        StoreCheck.Result result = check.run();
        (result.up() ? health.up() : health.down()).withDetails(result.details());
      }
    };
  }
}
