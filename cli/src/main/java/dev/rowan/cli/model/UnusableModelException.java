package dev.rowan.cli.model;

/** A jar or a folder has no files of the processor, or has files of another version. */
public final class UnusableModelException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message what is wrong with the file, in one sentence
   */
  public UnusableModelException(String message) {
    super(message);
  }

  UnusableModelException(String message, Throwable cause) {
    super(message, cause);
  }
}
