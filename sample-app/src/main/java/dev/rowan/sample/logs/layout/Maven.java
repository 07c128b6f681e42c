package dev.rowan.sample.logs.layout;

import java.time.LocalTime;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Maven when configured to print times: {@code 2026-03-01T09:15:00.250Z [INFO] message}. Lines that
 * start the run of a plugin also give plugin, goal, execution and module as parts.
 */
final class Maven implements Layout {
  private static final Pattern LINE =
      Pattern.compile(
          "(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)T"
              + (Fields.TIME + "\\.(?<millis>\\d{3})Z")
              + " \\[(?<level>[A-Z]++)\\] ?(?<text>.*)",
          Pattern.DOTALL);

  private static final Pattern RUN =
      Pattern.compile(
          "--- (?<plugin>[\\w.-]++):[\\w.-]++:(?<goal>[\\w-]++)"
              + " \\((?<execution>[^)]++)\\) @ (?<module>[\\w.-]++) ---");

  @Override
  public String type() {
    return "maven";
  }

  @Override
  public Optional<ParsedLine> parse(String line, Years years) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      return Optional.empty();
    }
    LocalTime time = Fields.time(fields).withNano(Fields.number(fields, "millis") * 1_000_000);
    return Years.moment(
            Fields.number(fields, "year"),
            Fields.number(fields, "month"),
            Fields.number(fields, "day"),
            time)
        .map(at -> parts(fields).line(at, fields.group("text")));
  }

  private static ParsedLine.Parts parts(Matcher fields) {
    ParsedLine.Parts parts = new ParsedLine.Parts().with("level", fields.group("level"));
    Matcher run = RUN.matcher(fields.group("text"));
    if (run.matches()) {
      parts
          .with("plugin", run.group("plugin"))
          .with("goal", run.group("goal"))
          .with("execution", run.group("execution"))
          .with("module", run.group("module"));
    }
    return parts;
  }
}
