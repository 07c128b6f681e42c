package dev.rowan.sample.logs.layout;

import java.time.LocalTime;
import java.util.List;
import java.util.regex.Matcher;

/** Parts of patterns that several layouts share, and the values that they match. */
final class Fields {
  /** A time of day, to the second, in the groups {@code h}, {@code m} and {@code s}. */
  static final String TIME = "(?<h>[01]\\d|2[0-3]):(?<m>[0-5]\\d):(?<s>[0-5]\\d)";

  /** The English name of a month, in the group {@code month}. */
  static final String MONTH = "(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";

  private static final List<String> MONTHS =
      List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

  private Fields() {}

  /** Returns the time that {@link #TIME} matched. */
  static LocalTime time(Matcher line) {
    return LocalTime.of(number(line, "h"), number(line, "m"), number(line, "s"));
  }

  /** Returns the month that {@link #MONTH} matched, from 1. */
  static int month(Matcher line) {
    return MONTHS.indexOf(line.group("month")) + 1;
  }

  /** Returns the number that the group matched. */
  static int number(Matcher line, String group) {
    return Integer.parseInt(line.group(group).strip());
  }
}
