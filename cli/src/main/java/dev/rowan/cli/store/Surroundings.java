package dev.rowan.cli.store;

import java.io.Console;
import java.util.Map;
import java.util.Optional;

/**
 * What a process knows beside its arguments.
 *
 * @param variables the environment variables
 * @param prompt asks a person
 * @param stop whether the process is to end
 */
public record Surroundings(Map<String, String> variables, Prompt prompt, StopSignal stop) {
  /** Asks a person for a password. */
  @FunctionalInterface
  public interface Prompt {
    /**
     * Returns what the person types, which the terminal does not show; empty if there is no
     * terminal, or if the person ends the input.
     */
    Optional<String> password(String question);
  }

  /** Copies the variables. */
  public Surroundings {
    variables = Map.copyOf(variables);
  }

  /** Returns the surroundings of this process. */
  public static Surroundings ofProcess() {
    return new Surroundings(System.getenv(), Surroundings::ask, new StopSignal());
  }

  // JDK 22 and newer have a console without a terminal too, which then reads the standard input
  @SuppressWarnings("SystemConsoleNull")
  private static Optional<String> ask(String question) {
    Console console = System.console();
    if (console == null) {
      return Optional.empty();
    }
    return Optional.ofNullable(console.readPassword("%s", question)).map(String::new);
  }
}
