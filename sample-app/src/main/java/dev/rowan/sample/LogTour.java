package dev.rowan.sample;

import dev.rowan.sample.logs.Bookmark;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogFile;
import dev.rowan.sample.logs.LogPage;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Locale;

/** Stores the log that ships with the program and shows its queries. */
final class LogTour {
  /** The output of a build of Rowan by Maven; machine names and folders were removed. */
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
      out.println("Reading it once more, which stores no line twice:");
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
      // Every relevant line has its time, so the file needs none.
      LogFile file = LogFile.of(SHIPPED, Instant.EPOCH, bytes);
      new Intake(archive, out, err).store(file, bytes.available(), SHIPPED, Instant.EPOCH);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Counts the stored lines, page by page, back to the first line. */
  private long count() {
    LogPage page = archive.newest(SHIPPED, LARGE_PAGE);
    long lines = page.messages().size();
    for (Bookmark older = page.older(); older != null; older = page.older()) {
      page = archive.older(SHIPPED, LARGE_PAGE, older);
      lines += page.messages().size();
    }
    return lines;
  }
}
