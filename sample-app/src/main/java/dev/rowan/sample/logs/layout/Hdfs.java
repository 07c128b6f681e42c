package dev.rowan.sample.logs.layout;

import java.time.LocalTime;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The daemons of Hadoop's file system: {@code 081109 203615 148 INFO dfs.DataNode: message}, with
 * the date as year, month and day, and the number of the thread after the time.
 */
final class Hdfs implements Layout {
  private static final Pattern LINE =
      Pattern.compile(
          "(?<year>\\d\\d)(?<month>\\d\\d)(?<day>\\d\\d) "
              + "(?<h>[01]\\d|2[0-3])(?<m>[0-5]\\d)(?<s>[0-5]\\d) "
              + "(?<thread>\\d++) (?<level>[A-Z]++) (?<component>[^\\s:]++): ?(?<text>.*)",
          Pattern.DOTALL);

  @Override
  public String type() {
    return "hdfs";
  }

  @Override
  public Optional<ParsedLine> parse(String line, Years years) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      return Optional.empty();
    }
    int year = years.endingWith(Fields.number(fields, "year"));
    LocalTime time = Fields.time(fields);
    return Years.moment(year, Fields.number(fields, "month"), Fields.number(fields, "day"), time)
        .map(
            at ->
                new ParsedLine.Parts()
                    .with("level", fields.group("level"))
                    .with("component", fields.group("component"))
                    .with("thread", fields.group("thread"))
                    .line(at, fields.group("text")));
  }
}
