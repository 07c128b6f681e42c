package dev.rowan.cli.compile;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The result of a run of the compiler.
 *
 * @param resources the files of the processor that are no classes: their text by their path
 */
public record Compilation(List<CompilerMessage> messages, Map<String, String> resources) {
  /** Copies the lists. */
  public Compilation {
    messages = List.copyOf(messages);
    resources = Map.copyOf(resources);
  }

  /** Returns the errors. */
  public List<CompilerMessage> errors() {
    return messages.stream()
        .filter(message -> message.severity() == CompilerMessage.Severity.ERROR)
        .toList();
  }

  /** Returns a file of the processor. */
  public Optional<String> resource(String path) {
    return Optional.ofNullable(resources.get(path));
  }
}
