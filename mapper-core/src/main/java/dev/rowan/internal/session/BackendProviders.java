package dev.rowan.internal.session;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.backend.BackendProvider;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** Finds the provider of a backend by the scheme of a connection string. */
public final class BackendProviders {
  private BackendProviders() {}

  /**
   * Returns the provider of a scheme.
   *
   * @throws ConfigurationException if there is none
   */
  public static BackendProvider of(String scheme) {
    Map<String, BackendProvider> providers = new TreeMap<>();
    ServiceLoader.load(BackendProvider.class)
        .forEach(provider -> providers.put(provider.scheme(), provider));
    BackendProvider provider = providers.get(scheme);
    if (provider != null) {
      return provider;
    }
    if (providers.isEmpty()) {
      throw new ConfigurationException(ErrorCode.NO_BACKEND, Map.of("scheme", scheme), null);
    }
    throw new ConfigurationException(
        ErrorCode.UNKNOWN_SCHEME,
        Map.of("scheme", scheme, "known", String.join(", ", providers.keySet())),
        null);
  }
}
