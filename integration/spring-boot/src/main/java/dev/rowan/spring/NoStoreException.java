package dev.rowan.spring;

/** The application states no store: neither an address nor a session of the driver. */
public final class NoStoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoStoreException() {
    super("rowan.url is not set, and there is no bean of type CqlSession that Rowan could use");
  }
}
