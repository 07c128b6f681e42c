package dev.rowan.cli.store;

/** An address or the credentials cannot be used. The message never contains a password. */
public final class UnusableStoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableStoreException(String message) {
    super(message);
  }

  UnusableStoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
