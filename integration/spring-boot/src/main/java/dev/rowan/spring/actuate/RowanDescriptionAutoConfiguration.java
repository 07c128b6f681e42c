package dev.rowan.spring.actuate;

import dev.rowan.Rowan;
import dev.rowan.spring.RowanAutoConfiguration;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.actuate.autoconfigure.info.ConditionalOnEnabledInfoContributor;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.context.annotation.Bean;

/** The DAOs and the guardrails of the application, under {@code rowan} in Actuator's info. */
@AutoConfiguration(after = RowanAutoConfiguration.class)
@ConditionalOnClass({InfoContributor.class, ConditionalOnEnabledInfoContributor.class})
@ConditionalOnSingleCandidate(Rowan.class)
@ConditionalOnEnabledInfoContributor("rowan")
public class RowanDescriptionAutoConfiguration {
  /** For Spring. */
  public RowanDescriptionAutoConfiguration() {}

  @Bean
  InfoContributor rowanInfoContributor(Rowan rowan, ConfigurableListableBeanFactory beans) {
    return new StoreDescription(rowan, beans);
  }
}
