package dev.rowan.storage.embedded;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.backend.ConnectionString;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the options of a connection string. */
final class EmbeddedOptions {
  private static final int NEAR = 2;

  /** The number of digits is limited so that the value fits a long, also in gigabytes. */
  private static final Pattern BYTES = Pattern.compile("([0-9]{1,9})([kmg]?)");

  private static final Pattern SECONDS = Pattern.compile("([0-9]{1,6})([smhd])");

  private static final Pattern COUNT = Pattern.compile("[0-9]{1,9}");

  private EmbeddedOptions() {}

  /** Refuses unknown options. */
  static void requireKnown(ConnectionString address, Set<String> known) {
    for (String option : address.options().keySet()) {
      if (!known.contains(option)) {
        throw mistake(unknown(option, known));
      }
    }
  }

  private static Map<String, String> unknown(String option, Set<String> known) {
    Map<String, String> context = new HashMap<>();
    context.put("unknown option", option);
    context.put(
        "known options", known.isEmpty() ? "none" : String.join(", ", new TreeSet<>(known)));
    known.stream()
        .filter(candidate -> distance(option, candidate) <= NEAR)
        .findFirst()
        .ifPresent(near -> context.put("did you mean", near));
    return context;
  }

  /**
   * Returns the bytes that an option names: a number, followed by {@code k}, {@code m} or {@code g}
   * for KiB, MiB or GiB.
   */
  static long bytes(ConnectionString address, String name, long usual, long least) {
    String text = address.options().get(name);
    if (text == null) {
      return usual;
    }
    Matcher form = BYTES.matcher(text);
    long bytes = form.matches() ? Long.parseLong(form.group(1)) << shift(form.group(2)) : -1;
    if (bytes < least) {
      throw mistake(Map.of("option", name, "expected", "bytes such as 64m, at least " + least));
    }
    return bytes;
  }

  private static int shift(String unit) {
    return switch (unit) {
      case "k" -> 10;
      case "m" -> 20;
      case "g" -> 30;
      default -> 0;
    };
  }

  /**
   * Returns the seconds that an option names: a number, followed by {@code s}, {@code m}, {@code h}
   * or {@code d} for seconds, minutes, hours or days.
   */
  static long seconds(ConnectionString address, String name, long usual) {
    String text = address.options().get(name);
    if (text == null) {
      return usual;
    }
    Matcher form = SECONDS.matcher(text);
    if (!form.matches()) {
      throw mistake(Map.of("option", name, "expected", "a time such as 30m"));
    }
    long number = Long.parseLong(form.group(1));
    return switch (form.group(2)) {
      case "d" -> TimeUnit.DAYS.toSeconds(number);
      case "h" -> TimeUnit.HOURS.toSeconds(number);
      case "m" -> TimeUnit.MINUTES.toSeconds(number);
      default -> number;
    };
  }

  /** Returns the small number that an option names. */
  static int count(ConnectionString address, String name, int usual, int least) {
    String text = address.options().get(name);
    if (text == null) {
      return usual;
    }
    int count = COUNT.matcher(text).matches() ? Integer.parseInt(text) : -1;
    if (count < least) {
      throw mistake(Map.of("option", name, "expected", "a number, at least " + least));
    }
    return count;
  }

  static ConfigurationException mistake(Map<String, String> context) {
    return new ConfigurationException(ErrorCode.MALFORMED_CONNECTION, context, null);
  }

  /**
   * Returns the edit distance: how many letters must be added, removed or replaced to turn one word
   * into the other.
   */
  private static int distance(String one, String two) {
    int[] row = new int[two.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (one.charAt(i - 1) == two.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[two.length()];
  }
}
