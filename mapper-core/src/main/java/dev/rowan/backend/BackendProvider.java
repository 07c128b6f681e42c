package dev.rowan.backend;

/** Opens backends of one scheme. Found by {@link java.util.ServiceLoader}; thread-safe. */
public interface BackendProvider {
  /** Returns the scheme that this provider serves, such as {@code embedded}. */
  String scheme();

  /**
   * Opens the store at this address.
   *
   * @throws dev.rowan.error.SetupMistake if the address or one of its options is not understood, or
   *     the store is in use
   * @throws dev.rowan.error.BackendUnavailable if the store cannot be reached or read
   * @throws dev.rowan.error.CorruptStore if what is stored there cannot be understood
   */
  Backend open(ConnectionString address);
}
