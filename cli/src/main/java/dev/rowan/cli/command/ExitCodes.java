package dev.rowan.cli.command;

/** The exit codes of all commands. */
final class ExitCodes {
  static final int OK = 0;
  static final int FINDINGS = 1;
  static final int UNUSABLE = 2;
  static final int MISTAKE = 3;
  static final int REFUSED = 4;
  static final int FAILED = 5;

  /** What a shell shows after Ctrl-C. */
  static final int STOPPED = 130;

  /** The heading of the list in the help texts. */
  static final String HEADING = "%nExit codes:%n";

  /** The lines of the help texts. */
  static final String OK_LINE = "0:done, and nothing to report";

  static final String UNUSABLE_LINE =
      "2:the command cannot run: a wrong argument, or a file that cannot be read or written";
  static final String REFUSED_LINE =
      "4:the store refuses: the cause must be removed before the next try";
  static final String FAILED_LINE = "5:the store failed or was busy: the same command can succeed";
  static final String STOPPED_LINE = "130, 143:the command was interrupted; it can be repeated";

  private ExitCodes() {}
}
