package dev.rowan.sample;

import dev.rowan.dao.Page;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogMessage;
import java.io.PrintWriter;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Prints the newest lines of logs, and older lines page by page. */
final class LogViews {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

  /** The number of characters of a message, which fits a wide terminal together with the time. */
  private static final int WIDTH = 96;

  /** The most important parts of a line, in this order. */
  private static final List<String> TELLING =
      List.of("level", "host", "process", "component", "module", "cut");

  private final LogArchive archive;
  private final PrintWriter out;
  private final int size;

  LogViews(LogArchive archive, PrintWriter out, int size) {
    this.archive = archive;
    this.out = out;
    this.size = size;
  }

  /** Prints the newest lines of a source, and the next page. */
  void sourceAndNext(String source) {
    String older = page("The newest lines of " + source, archive.ofSource(source, size, null));
    if (older != null) {
      older = page("Back in time in " + source, archive.ofSource(source, size, older));
      bookmark(source, older);
    }
  }

  /** Prints the newest lines of a source, or the lines from a bookmark on. */
  void source(String source, @Nullable String from) {
    String heading = from == null ? "The newest lines of " : "Back in time in ";
    bookmark(source, page(heading + source, archive.ofSource(source, size, from)));
  }

  /** Prints the newest lines of all sources of a type. */
  void type(String sourceType) {
    list(
        "The newest lines of all sources of the type " + sourceType,
        archive.newestOfType(sourceType, size));
  }

  private @Nullable String page(String heading, Page<LogMessage> page) {
    list(heading, page.items());
    return page.nextToken();
  }

  private void bookmark(String source, @Nullable String next) {
    if (next == null) {
      out.println("  (there are no older lines)");
    } else {
      out.println("  older: logs --source '" + source + "' --before " + next);
    }
  }

  private void list(String heading, List<LogMessage> messages) {
    out.println();
    out.println(heading);
    if (messages.isEmpty()) {
      out.println("  none");
    }
    messages.forEach(message -> out.println("  " + line(message)));
  }

  private static String line(LogMessage message) {
    String telling =
        Stream.concat(
                TELLING.stream().map(message.parts()::get).filter(part -> part != null),
                Stream.of(message.text()))
            .collect(Collectors.joining(" "));
    return (TIME.format(message.at()) + "  " + printable(telling)).stripTrailing();
  }

  /** Replaces control characters, which could change the state of the terminal. */
  private static String printable(String text) {
    String start = text;
    if (text.codePointCount(0, text.length()) > WIDTH) {
      start = text.substring(0, text.offsetByCodePoints(0, WIDTH - 1)) + "…";
    }
    return start
        .codePoints()
        .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT ? ' ' : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
