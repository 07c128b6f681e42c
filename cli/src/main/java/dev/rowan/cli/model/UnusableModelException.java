package dev.rowan.cli.model;

/** A jar or a folder has no files of the processor, or has files of another version. */
public final class UnusableModelException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableModelException(String message) {
    super(message);
  }

  UnusableModelException(String message, Throwable cause) {
    super(message, cause);
  }
}
