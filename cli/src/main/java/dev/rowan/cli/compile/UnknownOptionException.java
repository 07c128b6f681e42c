package dev.rowan.cli.compile;

/** The processor does not understand an option. The message is that of the processor. */
public final class UnknownOptionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnknownOptionException(String message) {
    super(message);
  }
}
