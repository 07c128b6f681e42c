package dev.rowan.spring;

import dev.rowan.RowanOptions;

/**
 * Changes the options of the application's {@code Rowan}. Declare a bean of this type for options
 * that have no property. Several customizers run in the order of Spring's {@code @Order}.
 * <!-- tag: spring-options -->
 *
 * <pre>{@code
 * @Bean
 * RowanOptionsCustomizer scanLimit() {
 *   return options -> options.withReads(ReadOptions.NONE.withMaxScanned(1_000));
 * }
 * }</pre>
 */
@FunctionalInterface
public interface RowanOptionsCustomizer {
  /**
   * Returns the options to use.
   *
   * @param options the options of the properties and of earlier customizers
   */
  RowanOptions customize(RowanOptions options);
}
