package dev.rowan.spi.backend;

/**
 * Opens backends for one scheme of connection strings. {@link java.util.ServiceLoader} finds
 * providers. Thread-safe.
 */
public interface BackendProvider {
  /** Returns the scheme of this provider, such as {@code embedded}. */
  String scheme();

  /**
   * Opens the store at an address.
   *
   * @throws dev.rowan.error.ConfigurationException if the address or an option is malformed, or the
   *     store is in use
   * @throws dev.rowan.error.BackendUnavailableException if the store cannot be reached or read
   * @throws dev.rowan.error.CorruptStoreException if the stored files are damaged or have an
   *     unknown format
   */
  Backend open(ConnectionString address);
}
