package dev.rowan.sample;

import dev.rowan.sample.logs.Bookmark;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogMessage;
import dev.rowan.sample.logs.LogPage;
import java.io.PrintWriter;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Prints the newest lines of logs, and the older ones page by page. */
final class LogViews {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

  /** The width of a wide terminal, minus the time. */
  private static final int WIDTH = 96;

  /** The most informative parts of a line, in this order. */
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

  /** The newest lines of a source, and the page after. */
  void sourceAndNext(String source) {
    Bookmark older = page("The newest lines of " + source, archive.newest(source, size));
    if (older != null) {
      Bookmark next = page("Back in time in " + source, archive.older(source, size, older));
      bookmark(source, next);
    }
  }

  /** The newest lines of a source, or those from a bookmark on. */
  void source(String source, @Nullable Bookmark from) {
    Bookmark next =
        from == null
            ? page("The newest lines of " + source, archive.newest(source, size))
            : page("Back in time in " + source, archive.older(source, size, from));
    bookmark(source, next);
  }

  /** The newest lines of all sources of a type. */
  void type(String sourceType) {
    list(
        "The newest lines of all sources of the type " + sourceType,
        archive.newestOfType(sourceType, size));
  }

  private @Nullable Bookmark page(String heading, LogPage page) {
    list(heading, page.messages());
    return page.older();
  }

  private void bookmark(String source, @Nullable Bookmark next) {
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

  /** A log may contain control characters for a terminal; none of them is printed. */
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
