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

  /** Runs the program in other surroundings. */
  static Invocation in(Surroundings surroundings, String... arguments) {
    return into(new StringWriter(), surroundings, arguments);
  }

  /** Runs the program with a writer that sees each line when it is printed. */
  static Invocation into(StringWriter out, Surroundings surroundings, String... arguments) {
    StringWriter err = new StringWriter();
    int exitCode =
        Main.run(surroundings, new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    return new Invocation(exitCode, out.toString(), err.toString());
  }
}
