package dev.rowan.cli;

import dev.rowan.cli.store.StopSignal;
import dev.rowan.cli.store.Surroundings;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.Optional;

/** One run of the program in this process. */
record Invocation(int exitCode, String out, String err) {
  static Invocation of(String... arguments) {
    return in(surroundings(Map.of()), arguments);
  }

  /** Returns surroundings without a terminal. */
  static Surroundings surroundings(Map<String, String> variables) {
    return new Surroundings(variables, question -> Optional.empty(), new StopSignal());
  }

  static Invocation in(Surroundings surroundings, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.run(
            surroundings, new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    return new Invocation(exitCode, out.toString(), err.toString());
  }
}
