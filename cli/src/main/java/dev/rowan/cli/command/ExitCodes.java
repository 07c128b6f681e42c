package dev.rowan.cli.command;

/** The exit codes of all commands. */
final class ExitCodes {
  static final int OK = 0;
  static final int FINDINGS = 1;
  static final int UNUSABLE = 2;

  /** The heading of the list in the help texts. */
  static final String HEADING = "%nExit codes:%n";

  /** The lines of the help texts. */
  static final String OK_LINE = "0:done, and nothing to report";

  static final String UNUSABLE_LINE =
      "2:the command cannot run: a wrong argument, or a file that cannot be read or written";

  private ExitCodes() {}
}
