package dev.rowan.micrometer;

/** Tells an observation that its call failed. Its message is the code alone, without user data. */
final class FailedCallException extends Exception {
  private static final long serialVersionUID = 1L;

  FailedCallException(String code) {
    super(code, null, false, false);
  }
}
