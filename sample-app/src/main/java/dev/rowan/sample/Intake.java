package dev.rowan.sample;

import dev.rowan.sample.logs.Ingest;
import dev.rowan.sample.logs.LineCounts;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogFile;
import dev.rowan.sample.logs.UnreadableLog;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Stores log files one after another and counts every line. */
final class Intake {
  private final LogArchive archive;
  private final PrintWriter out;
  private final PrintWriter err;
  private final LineCounts total = new LineCounts();
  private final Set<String> sources = new LinkedHashSet<>();
  private final Set<String> sourceTypes = new TreeSet<>();
  private int files;
  private boolean complete = true;

  Intake(LogArchive archive, PrintWriter out, PrintWriter err) {
    this.archive = archive;
    this.out = out;
    this.err = err;
  }

  /**
   * Stores a file. A file that cannot be read to its end is reported, and the next file is stored.
   */
  void store(Path path, String source, @Nullable Instant end) {
    try (LogFile file = LogFile.open(path)) {
      store(file, Files.size(path), source, end == null ? file.modified() : end);
    } catch (UnreadableLog e) {
      refuse(e.getMessage());
    } catch (IOException e) {
      refuse(path + " cannot be read: " + e.getMessage());
    }
  }

  private void refuse(@Nullable String why) {
    complete = false;
    out.flush();
    err.println("rowan-sample: " + why);
  }

  /** Stores a file of this size in bytes. */
  void store(LogFile file, long size, String source, Instant end) {
    Ingest ingest = new Ingest(file, source, end);
    long start = System.nanoTime();
    try (Progress progress = Progress.of(file.name(), size)) {
      ingest.run(
          message -> {
            archive.store(message);
            progress.readUpTo(file.bytesRead());
          });
    } finally {
      Duration time = Duration.ofNanos(System.nanoTime() - start);
      LineCounts counts = ingest.counts();
      report(file.name() + " (" + ingest.sourceType() + ")", counts, time);
      total.add(counts);
      files++;
      sources.add(source);
      sourceTypes.add(ingest.sourceType());
    }
  }

  /** Prints the sum of all files, if there are several. */
  void summarize() {
    if (files > 1) {
      report(files + " files", total, null);
    }
  }

  private void report(String what, LineCounts counts, @Nullable Duration time) {
    out.printf(
        Locale.ROOT,
        "%s: %,d lines read = %,d stored + %,d rejected%s%n",
        what,
        counts.read(),
        counts.stored(),
        counts.rejected(),
        time == null ? "" : rate(counts.read(), time));
    detail(counts.untimed(), "without a time of their own, stored with that of the previous line");
    detail(counts.cut(), "too long, cut after 64 KiB");
    detail(counts.latin1(), "not UTF-8, read as ISO-8859-1");
    detail(counts.open(), "without a line feed, at the end of a file, which wc -l does not count");
    counts.rejections().forEach((why, lines) -> detail(lines, "rejected: " + why.words()));
    if (time != null && counts.rejected() > 0) {
      out.println("  rejected first: line " + joined(counts));
    }
  }

  private void detail(long lines, String what) {
    if (lines > 0) {
      out.printf(Locale.ROOT, "  %,d %s%n", lines, what);
    }
  }

  private static String joined(LineCounts counts) {
    return counts.rejectedAt().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private static String rate(long lines, Duration time) {
    double seconds = Math.max(time.toNanos(), 1) / 1e9;
    return String.format(Locale.ROOT, "  (%.2f s, %,.0f lines/s)", seconds, lines / seconds);
  }

  /** Returns the sources that were stored, in order. */
  Set<String> sources() {
    return sources;
  }

  /** Returns the types of the sources that were stored. */
  Set<String> sourceTypes() {
    return sourceTypes;
  }

  /** Returns whether every file was read to its end. */
  boolean isComplete() {
    return complete;
  }
}
