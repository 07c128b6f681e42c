package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** What all commands have in common. */
class MainTest {
  @Test
  void printsItsHelpWithoutArguments() {
    Invocation done = Invocation.of();

    assertThat(done.exitCode()).isZero();
    assertThat(done.out()).contains("Usage: rowan", "import", "Examples:", "Exit codes:");
  }

  static Stream<String> commands() {
    return Main.command(Invocation.surroundings(Map.of()), "--help")
        .getSubcommands()
        .values()
        .stream()
        .filter(each -> !List.of("help", "generate-completion").contains(each.getCommandName()))
        .flatMap(MainTest::withSubcommands)
        .map(each -> each.getCommandSpec().qualifiedName().replaceFirst("rowan ", ""));
  }

  private static Stream<CommandLine> withSubcommands(CommandLine command) {
    return Stream.concat(
        Stream.of(command),
        command.getSubcommands().values().stream().flatMap(MainTest::withSubcommands));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasExamplesAndExitCodes(String command) {
    String help = Invocation.of((command + " --help").split(" ")).out();

    assertThat(help)
        .contains(
            "Usage: rowan " + command, "Examples:", "  rowan " + command, "Exit codes:", "  2 ");
    assertThat(help.lines()).allMatch(line -> line.length() <= 100);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandIsCompletedAndOnThePage(String command) throws IOException {
    String name = command.replace(" ", "_").replace("-", "");
    assertThat(Invocation.of("generate-completion").out()).contains("_picocli_rowan_" + name);
    assertThat(Files.readString(Path.of("../docs/guide/command-line.md")))
        .contains("rowan " + command);
  }

  /** The text is written from the headlines of the commands alone, so that it starts faster. */
  @Test
  void helpsInTheSameWordsHoweverItIsAsked() {
    String help = Invocation.of("help").out();

    assertThat(help).contains("import-data", "Checks the tables", "generate-completion");
    assertThat(Invocation.of("--help")).isEqualTo(new Invocation(0, help, ""));
    assertThat(Invocation.of("-h")).isEqualTo(new Invocation(0, help, ""));
    assertThat(Invocation.of()).isEqualTo(new Invocation(0, help, ""));
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
