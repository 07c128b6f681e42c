package dev.rowan.cli.command;

import dev.rowan.cli.page.CodePages;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rowan explain}: prints the page of a code. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    description = {
      "Prints what a code means, why it matters and what to type.",
      "Codes are in messages of the compiler, as KEY-01, and of programs, as RUN-11. Without a"
          + " code, lists all codes.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {"  rowan explain KEY-01", "  rowan explain RUN-11", "  rowan explain"},
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {ExitCodes.OK_LINE, "2:the code does not exist"})
public final class ExplainCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @Parameters(paramLabel = "CODE", arity = "0..1", description = "A code, such as KEY-01.")
  private @Nullable String code;

  @Override
  public Integer call() {
    Output output = Output.of(spec.commandLine());
    CodePages pages = CodePages.load();
    if (code == null) {
      pages.summaries().forEach((each, summary) -> output.line("%-7s %s".formatted(each, summary)));
      return ExitCodes.OK;
    }
    String wanted = code.toUpperCase(Locale.ROOT);
    Optional<List<String>> lines = pages.explain(wanted);
    if (lines.isEmpty()) {
      List<String> family = pages.ofFamily(wanted);
      throw new UnusableInputException(
          "there is no code `%s`; %s"
              .formatted(
                  code,
                  family.isEmpty()
                      ? "`rowan explain` lists all codes"
                      : "codes of this family are " + String.join(", ", family)));
    }
    output.heading(lines.get().get(0));
    lines.get().stream().skip(1).forEach(output::line);
    return ExitCodes.OK;
  }
}
