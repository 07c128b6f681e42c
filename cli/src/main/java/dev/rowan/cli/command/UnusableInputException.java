package dev.rowan.cli.command;

/** A command cannot run. The message says what to change, and is printed without a stack trace. */
public final class UnusableInputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableInputException(String message) {
    super(message);
  }

  UnusableInputException(String message, Throwable cause) {
    super(message, cause);
  }
}
