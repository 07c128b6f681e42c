package dev.rowan.cli.command;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The two streams of a command. Headings are bold on a terminal, and plain text elsewhere. */
record Output(PrintWriter out, PrintWriter err, boolean isTerminal) {
  private static final String BOLD = "\u001b[1m";
  private static final String PLAIN = "\u001b[0m";

  static Output of(CommandLine command) {
    boolean terminal = command.getColorScheme().ansi() == Ansi.ON || Ansi.AUTO.enabled();
    return new Output(
        command.getOut(),
        command.getErr(),
        terminal && command.getColorScheme().ansi() != Ansi.OFF);
  }

  void heading(String text) {
    out.println(isTerminal ? BOLD + text + PLAIN : text);
  }

  void line(String text) {
    out.println(text);
  }

  void line() {
    out.println();
  }
}
