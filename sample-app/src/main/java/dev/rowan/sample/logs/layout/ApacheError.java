package dev.rowan.sample.logs.layout;

import java.time.LocalTime;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The error log of the Apache web server: {@code [Sun Dec 04 04:47:44 2005] [error] [client
 * 192.0.2.1] message}, and with the module, the process and fractions of a second since 2.4.
 */
final class ApacheError implements Layout {
  private static final Pattern LINE =
      Pattern.compile(
          "\\[(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) "
              + (Fields.MONTH + " (?<day>[ 0-3]\\d) " + Fields.TIME)
              + "(?:\\.(?<fraction>\\d{1,9}))?+ (?<year>\\d{4})\\]"
              + "(?: \\[(?:(?<module>\\w++):)?+(?<level>\\w++)\\])?+"
              + "(?: \\[pid (?<pid>\\d++)(?::tid (?<tid>\\d++))?+\\])?+"
              + "(?: \\[client (?<client>[^\\]]++)\\])?+ ?(?<text>.*)",
          Pattern.DOTALL);

  @Override
  public String type() {
    return "apache";
  }

  @Override
  public Optional<ParsedLine> parse(String line, Years years) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      return Optional.empty();
    }
    LocalTime time = Fields.time(fields).withNano(nanos(fields.group("fraction")));
    return Years.moment(
            Fields.number(fields, "year"), Fields.month(fields), Fields.number(fields, "day"), time)
        .map(
            at ->
                new ParsedLine.Parts()
                    .with("level", fields.group("level"))
                    .with("module", fields.group("module"))
                    .with("pid", fields.group("pid"))
                    .with("tid", fields.group("tid"))
                    .with("client", fields.group("client"))
                    .line(at, fields.group("text")));
  }

  /** Rows contain milliseconds, so the rest of a fraction is dropped. */
  private static int nanos(@Nullable String fraction) {
    if (fraction == null) {
      return 0;
    }
    int millis = Integer.parseInt((fraction + "00").substring(0, 3));
    return millis * 1_000_000;
  }
}
