package dev.rowan.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class OutputTest {
  private final StringWriter out = new StringWriter();

  @Test
  void printsBoldHeadingsOnATerminalOnly() {
    output(true).heading("Findings");
    output(false).heading("Findings");

    assertThat(out.toString()).isEqualTo("\u001b[1mFindings\u001b[0m\nFindings\n");
  }

  @Test
  void printsLinesAsTheyAreEverywhere() {
    output(true).line("a line");

    assertThat(out.toString()).isEqualTo("a line\n");
  }

  private Output output(boolean isTerminal) {
    return new Output(new PrintWriter(out, true), new PrintWriter(out, true), isTerminal);
  }
}
