package dev.rowan.sample.logs.layout;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spark with its default log settings: {@code 17/06/09 20:10:40 INFO storage.Memory: message}. */
final class Spark implements Layout {
  private static final Pattern LINE =
      Pattern.compile(
          "(?<year>\\d\\d)/(?<month>\\d\\d)/(?<day>\\d\\d) "
              + Fields.TIME
              + " (?<level>[A-Z]++) (?<component>[^\\s:]++): ?(?<text>.*)",
          Pattern.DOTALL);

  @Override
  public String type() {
    return "spark";
  }

  @Override
  public Optional<ParsedLine> parse(String line, Years years) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      return Optional.empty();
    }
    return Years.moment(
            years.endingWith(Fields.number(fields, "year")),
            Fields.number(fields, "month"),
            Fields.number(fields, "day"),
            Fields.time(fields))
        .map(
            at ->
                new ParsedLine.Parts()
                    .with("level", fields.group("level"))
                    .with("component", fields.group("component"))
                    .line(at, fields.group("text")));
  }
}
