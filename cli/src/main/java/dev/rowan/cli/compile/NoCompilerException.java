package dev.rowan.cli.compile;

/** The Java installation that runs the command has no compiler. */
public final class NoCompilerException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoCompilerException() {
    super(
        "this Java installation has no compiler, which checks the classes; run the command with a"
            + " JDK instead of a JRE");
  }
}
