package dev.rowan.sample.logs.layout;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The format of syslog daemons, on Linux and elsewhere: {@code Jun 14 15:16:01 host process[123]:
 * message}, without a year. A leading priority such as {@code <34>} becomes a part.
 */
final class Syslog implements Layout {
  private static final Pattern LINE =
      Pattern.compile(
          "(?:<(?<priority>\\d{1,3})>)?"
              + (Fields.MONTH + " (?<day>[ 0-3]?\\d) " + Fields.TIME)
              + " (?<host>\\S++) ++"
              + "(?:(?<process>[^\\s:\\[]++)(?:\\[(?<pid>\\d++)\\])?+: ?)?+(?<text>.*)",
          Pattern.DOTALL);

  @Override
  public String type() {
    return "syslog";
  }

  @Override
  public Optional<ParsedLine> parse(String line, Years years) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      return Optional.empty();
    }
    return years
        .latest(Fields.month(fields), Fields.number(fields, "day"), Fields.time(fields))
        .map(
            at ->
                new ParsedLine.Parts()
                    .with("host", fields.group("host"))
                    .with("process", fields.group("process"))
                    .with("pid", fields.group("pid"))
                    .with("priority", fields.group("priority"))
                    .line(at, fields.group("text")));
  }
}
