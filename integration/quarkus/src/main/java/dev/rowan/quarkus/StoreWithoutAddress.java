package dev.rowan.quarkus;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import java.util.Optional;

/** A store that the application has although {@code rowan.url} is not set. */
public interface StoreWithoutAddress {
  /**
   * Opens the store.
   *
   * @return the open store, or empty if the application has none
   * @throws io.quarkus.runtime.configuration.ConfigurationException if the application states the
   *     store incompletely
   */
  Optional<Rowan> open(RowanOptions options);
}
