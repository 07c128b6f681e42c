package dev.rowan.processor.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the intended name: a known name at an edit distance of at most two, ignoring case. */
public final class NearName {
  private static final int FARTHEST = 2;

  private NearName() {}

  /** Returns the nearest of the known names; of equally near names the first. */
  public static Optional<String> of(String written, Collection<String> known) {
    return known.stream()
        .filter(name -> distance(written, name) <= FARTHEST)
        // two edits turn any two-letter name into any other
        .filter(name -> distance(written, name) < written.length())
        .min(Comparator.comparingInt(name -> distance(written, name)));
  }

  /** Returns the question to append to a message; empty if no name is near. */
  public static String question(String written, Collection<String> known) {
    return of(written, known).map(name -> "; did you mean `" + name + "`?").orElse("");
  }

  /** Returns the number of inserted, deleted and replaced letters between two names. */
  private static int distance(String one, String other) {
    String from = one.toLowerCase(Locale.ROOT);
    String to = other.toLowerCase(Locale.ROOT);
    int[] previous = new int[to.length() + 1];
    for (int at = 0; at <= to.length(); at++) {
      previous[at] = at;
    }
    for (int row = 1; row <= from.length(); row++) {
      int[] current = new int[to.length() + 1];
      current[0] = row;
      for (int at = 1; at <= to.length(); at++) {
        int replaced = previous[at - 1] + (from.charAt(row - 1) == to.charAt(at - 1) ? 0 : 1);
        current[at] = Math.min(replaced, 1 + Math.min(previous[at], current[at - 1]));
      }
      previous = current;
    }
    return previous[to.length()];
  }
}
