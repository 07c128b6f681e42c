package dev.rowan.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** One run of the program in this process. */
record Invocation(int exitCode, String out, String err) {
  static Invocation of(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    return new Invocation(exitCode, out.toString(), err.toString());
  }
}
