package dev.rowan.spring.validation;

import dev.rowan.spring.RowanAutoConfiguration;
import dev.rowan.validation.EntityValidation;
import jakarta.validation.Validator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.context.annotation.Bean;

/**
 * Checks entities by the constraints of their classes before DAOs write them, if the application
 * has {@code rowan-validation} and a validator, such as that of Spring Boot's starter.
 */
@AutoConfiguration(
    before = RowanAutoConfiguration.class,
    afterName = {
      "org.springframework.boot.autoconfigure.validation.ValidationAutoConfiguration", // 3.5
      "org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration" // 4
    })
@ConditionalOnClass({Validator.class, EntityValidation.class})
@ConditionalOnProperty(name = "rowan.validation.enabled", matchIfMissing = true)
public class RowanValidationAutoConfiguration {
  /** For Spring. */
  public RowanValidationAutoConfiguration() {}

  @Bean
  @ConditionalOnSingleCandidate(Validator.class)
  @ConditionalOnMissingBean
  EntityValidation rowanValidation(Validator validator) {
    return EntityValidation.by(validator);
  }
}
