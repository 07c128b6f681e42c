package dev.rowan.sample;

import dev.rowan.dao.Page;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogFile;
import dev.rowan.sample.logs.LogMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Locale;

/** Stores the log that is part of the program, and shows the queries on it. */
final class LogTour {
  /** The log of a Maven build of Rowan, without machine names and folders. */
  static final String SHIPPED = "maven-build.log";

  private static final int PAGE = 10;
  private static final int LARGE_PAGE = 1_000;

  private final LogArchive archive;
  private final PrintWriter out;
  private final PrintWriter err;

  LogTour(LogArchive archive, PrintWriter out, PrintWriter err) {
    this.archive = archive;
    this.out = out;
    this.err = err;
  }

  void show() {
    long earlier = count();
    if (earlier > 0) {
      out.printf(
          Locale.ROOT, "%,d lines of %s are in the store from an earlier run.%n", earlier, SHIPPED);
      out.println("Reading the log again stores no line twice:");
    }
    store();
    out.printf(Locale.ROOT, "%,d lines of %s are in the store now.%n", count(), SHIPPED);
    LogViews views = new LogViews(archive, out, PAGE);
    views.sourceAndNext(SHIPPED);
    views.type("maven");
  }

  private void store() {
    try (InputStream bytes = LogTour.class.getResourceAsStream(SHIPPED)) {
      if (bytes == null) {
        throw new IllegalStateException(SHIPPED + " was not packaged with the program");
      }
      // The lines have their own times, so the time of the file is not needed.
      LogFile file = LogFile.of(SHIPPED, Instant.EPOCH, bytes);
      new Intake(archive, out, err).store(file, bytes.available(), SHIPPED, Instant.EPOCH);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Counts the stored lines, page by page, back to the first one. */
  private long count() {
    Page<LogMessage> page = archive.ofSource(SHIPPED, LARGE_PAGE, null);
    long lines = page.items().size();
    while (page.hasNext()) {
      page = archive.ofSource(SHIPPED, LARGE_PAGE, page.nextToken());
      lines += page.items().size();
    }
    return lines;
  }
}
