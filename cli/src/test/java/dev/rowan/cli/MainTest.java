package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What all commands have in common. */
class MainTest {
  @Test
  void printsItsHelpWithoutArguments() {
    Invocation done = Invocation.of();

    assertThat(done.exitCode()).isZero();
    assertThat(done.out()).contains("Usage: rowan", "import", "Examples:", "Exit codes:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"import", "explain", "check", "cost", "schema"})
  void everyCommandHasExamplesAndExitCodes(String command) {
    assertThat(Invocation.of(command, "--help").out())
        .contains(
            "Usage: rowan " + command, "Examples:", "  rowan " + command, "Exit codes:", "  2 ");
  }

  @Test
  void suggestsACommand() {
    Invocation done = Invocation.of("imprt");

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err()).contains("Unmatched argument", "Did you mean: rowan import");
  }

  @Test
  void writesPlainTextWhereNoTerminalIs() {
    assertThat(Invocation.of("explain", "KEY-01").out()).doesNotContain("\u001b");
    assertThat(Invocation.of("--help").out()).doesNotContain("\u001b");
  }

  @Test
  void completesInShells() {
    assertThat(Invocation.of("generate-completion").out())
        .contains("complete", "import", "--package");
  }
}
