package dev.rowan.cli.command;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** The options of the processor, for commands that compile classes of a schema. */
public final class CompilerOptions {
  @Option(
      names = "-A",
      paramLabel = "rowan.NAME=VALUE",
      description = "An option of the processor, as in a build: -Arowan.nodes=12")
  private Map<String, String> options = new TreeMap<>();

  /** Returns the options as arguments of the compiler, in the order of their names. */
  List<String> arguments() {
    return options.entrySet().stream()
        .map(each -> "-A" + each.getKey() + "=" + each.getValue())
        .toList();
  }
}
