package dev.rowan.spring;

/**
 * The application does not state its store completely.
 *
 * <p>For the run time: Spring Boot shows it as a description of what to do.
 */
public final class NoStoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String action;

  /**
   * Creates an exception.
   *
   * @param missing what the application does not state, as a clause without a full stop
   * @param action what to type
   */
  public NoStoreException(String missing, String action) {
    super(missing);
    this.action = action;
  }

  /** Returns what to type, for the text of a failed start. */
  public String action() {
    return action;
  }
}
