package dev.rowan.sample.tour;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Prints the steps and the answers of a tour. Questions are printed with the number of requests
 * that their answer needed.
 */
public final class Screen {
  private final PrintWriter out;
  private final RequestCount calls;

  /**
   * Creates a screen.
   *
   * @param calls counts the calls of the store that the tour uses
   */
  public Screen(PrintWriter out, RequestCount calls) {
    this.out = out;
    this.calls = calls;
  }

  /** Prints a heading below an empty line. */
  public void heading(String text) {
    out.println();
    out.println(text);
  }

  /** Prints a remark. */
  public void note(String text) {
    out.println("  " + text);
  }

  /** Prints a question, the number of requests, and one line for each row of the answer. */
  public <T> void list(
      String question, Supplier<? extends Collection<T>> call, Function<T, String> line) {
    Collection<T> rows = asked(question, call);
    if (rows.isEmpty()) {
      out.println("    none");
    }
    rows.forEach(row -> out.println("    " + line.apply(row)));
  }

  /** Prints a question, the number of requests, and one value. */
  public void value(String question, Supplier<?> call) {
    out.println("    " + asked(question, call));
  }

  private <T> T asked(String question, Supplier<T> call) {
    long before = calls.requests();
    T answer = call.get();
    long requests = calls.requests() - before;
    out.printf("  %s (%d %s)%n", question, requests, requests == 1 ? "request" : "requests");
    return answer;
  }
}
