package dev.rowan.spi.backend;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.time.InstantSource;
import java.util.Map;

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

  /**
   * Opens the store at an address, with a source of time. Only a store of this process can have
   * another one than the clock of the machine.
   *
   * @throws dev.rowan.error.ConfigurationException as {@link #open(ConnectionString)}, or if the
   *     store has clocks of its own, and the source is not the clock of the machine
   */
  default Backend open(ConnectionString address, InstantSource time) {
    if (!time.equals(InstantSource.system())) {
      throw new ConfigurationException(
          ErrorCode.MALFORMED_CONNECTION,
          Map.of("option", "withTime", "expected", "a store of this process", "found", scheme()),
          null);
    }
    return open(address);
  }
}
