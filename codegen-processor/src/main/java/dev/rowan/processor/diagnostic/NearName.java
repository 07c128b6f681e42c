package dev.rowan.processor.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses the name that was meant: one that at most two edits tell apart, whatever the case. */
public final class NearName {
  private static final int FARTHEST = 2;

  private NearName() {}

  /** The nearest of the known names; of equally near ones the first. */
  public static Optional<String> of(String written, Collection<String> known) {
    return known.stream()
        .filter(name -> distance(written, name) <= FARTHEST)
        // two edits make any two-letter name of any other
        .filter(name -> distance(written, name) < written.length())
        .min(Comparator.comparingInt(name -> distance(written, name)));
  }

  /** The question to append to a message, or nothing. */
  public static String question(String written, Collection<String> known) {
    return of(written, known).map(name -> "; did you mean `" + name + "`?").orElse("");
  }

  /** Insertions, deletions and replacements of letters that lead from one to the other. */
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
