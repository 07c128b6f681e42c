package dev.rowan.sample.logs;

import dev.rowan.sample.logs.layout.Layout;
import dev.rowan.sample.logs.layout.Layouts;
import dev.rowan.sample.logs.layout.ParsedLine;
import dev.rowan.sample.logs.layout.Years;
import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads one log from its first line to its last, and passes every line on as a message with time,
 * parts and id. The first lines determine the layout. Memory is constant for a log of any length.
 *
 * <p>A line without a time of its own, such as a stack trace, has the time of the previous line.
 * Before the first line with a time, it has the time of that line. In a log without any times, it
 * has the time of the last change of the file. Such a log is therefore stored again after it has
 * grown.
 *
 * <p>One object reads one log; not thread-safe.
 */
public final class Ingest {
  /** The number of lines that determine the layout, and the maximum number of lines in memory. */
  private static final int FIRST_LINES = 50;

  private final LogFile file;
  private final String source;
  private final Years years;
  private final LineReader reader;
  private final Queue<RawLine> firstLines = new ArrayDeque<>();
  private final LineCounts counts = new LineCounts();
  private @Nullable IOException broken;
  private @Nullable Layout layout;
  private Instant time;
  private long step;

  /**
   * Prepares to read a log.
   *
   * @param source the source to store the lines under
   * @param end when the log ended; this determines the years of dates without year
   */
  public Ingest(LogFile file, String source, Instant end) {
    this.file = file;
    this.source = source;
    years = new Years(end);
    reader = new LineReader(file.content());
    time = file.modified();
  }

  /** Returns the counts of stored and rejected lines so far. */
  public LineCounts counts() {
    return counts;
  }

  /**
   * Returns the source type of the log: the type of its layout, after the first lines were read.
   */
  public String sourceType() {
    return layout == null ? Layouts.PLAIN : layout.type();
  }

  /**
   * Passes on every line in the order of the file.
   *
   * @throws UnreadableLog if the file cannot be read to its end; the previous lines are passed on
   */
  public void run(Consumer<LogMessage> archive) {
    try {
      readFirstLines();
      for (RawLine line = next(); line != null; line = next()) {
        handOn(line, archive);
      }
      if (reader.lastIsOpen()) {
        counts.endsOpen();
      }
    } catch (IOException e) {
      throw new UnreadableLog(
          file.name() + " cannot be read beyond line " + counts.read() + ": " + e.getMessage(), e);
    }
  }

  /** Determines the layout, and the time of the first line with a time. */
  private void readFirstLines() {
    try {
      RawLine line = reader.next();
      while (line != null) {
        firstLines.add(line);
        line = firstLines.size() < FIRST_LINES ? reader.next() : null;
      }
    } catch (IOException e) {
      // The lines before the damage are passed on first.
      broken = e;
    }
    layout = Layouts.of(firstLines.stream().map(RawLine::text).toList(), years).orElse(null);
    time =
        firstLines.stream()
            .flatMap(line -> parsed(line).stream())
            .map(ParsedLine::at)
            .findFirst()
            .orElse(time);
    step = -1;
  }

  private @Nullable RawLine next() throws IOException {
    RawLine first = firstLines.poll();
    if (first != null) {
      return first;
    }
    if (broken != null) {
      throw broken;
    }
    return reader.next();
  }

  private void handOn(RawLine line, Consumer<LogMessage> archive) {
    Rejection rejection = rejection(line.text());
    if (rejection != null) {
      counts.rejected(line, rejection);
      return;
    }
    Optional<ParsedLine> parsed = parsed(line);
    Instant at = parsed.map(ParsedLine::at).orElse(time);
    step = at.equals(time) ? step + 1 : 0;
    time = at;
    archive.accept(message(line, parsed.orElse(new ParsedLine(at, line.text(), Map.of()))));
    counts.stored(line, parsed.isPresent());
  }

  private static @Nullable Rejection rejection(String text) {
    if (text.isBlank()) {
      return Rejection.BLANK;
    }
    return text.indexOf('\0') >= 0 ? Rejection.NOT_TEXT : null;
  }

  private Optional<ParsedLine> parsed(RawLine line) {
    return layout == null ? Optional.empty() : layout.parse(line.text(), years);
  }

  private LogMessage message(RawLine line, ParsedLine parsed) {
    Map<String, String> parts = parsed.parts();
    if (line.cut() > 0) {
      parts = new HashMap<>(parts);
      parts.put("cut", line.cut() + " bytes");
    }
    return new LogMessage(
        source,
        parsed.at().atZone(ZoneOffset.UTC).toLocalDate(),
        LineId.of(parsed.at(), step, file.name(), line.number(), line.text()),
        parsed.at(),
        sourceType(),
        parsed.text(),
        parts);
  }
}
