package dev.rowan.sample.logs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Page;
import dev.rowan.sample.KilledProcess;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a process while it stores a log, and looks for what it had acknowledged. {@code -Plong}
 * kills ten.
 */
class KillTest {
  private static final int KILLS = Boolean.getBoolean("rowan.long") ? 10 : 1;
  private static final int LINES = 100_000;
  private static final int PAGE = 10_000;

  @TempDir Path folder;

  @Test
  void preservesEveryAcknowledgedLineAndItsIndexEntryWhenKilled() throws Exception {
    long seed = Seed.next();
    Random random = new Random(seed);
    Path log = writeLog();
    for (int kill = 0; kill < KILLS; kill++) {
      Path store = folder.resolve("store" + kill);
      int after = random.nextInt(LINES / 3);
      int acknowledged = storeAndKill(log, store, after);
      try (Rowan rowan = Rowan.connect("rowan:embedded:" + store)) {
        assertEverythingIsThere(rowan, log, acknowledged, "seed " + seed + ", kill " + kill);
      }
      System.out.println("killed after " + acknowledged + " acknowledged lines: all there");
    }
  }

  private Path writeLog() throws IOException {
    Path log = folder.resolve("job.log");
    try (var out = Files.newBufferedWriter(log)) {
      for (int i = 0; i < LINES; i++) {
        int minute = i / 100;
        out.write(
            "17/02/%02d %02d:%02d:%02d INFO exec.Executor: task %d is done%n"
                .formatted(1 + minute / 1440, minute / 60 % 24, minute % 60, i % 60, i));
      }
    }
    return log;
  }

  /** Returns the number that the process printed last before it died. */
  private int storeAndKill(Path log, Path store, int after) throws Exception {
    List<String> lines =
        KilledProcess.run(
            folder, after, AcknowledgingIngest.class, log.toString(), store.toString());
    return lines.isEmpty() ? 0 : Integer.parseInt(lines.get(lines.size() - 1));
  }

  private static void assertEverythingIsThere(
      Rowan rowan, Path log, int acknowledged, String description) {
    LogArchive archive = new LogArchive(rowan.dao(LogMessages.class));
    List<LogMessage> expected = firstLines(log, acknowledged);
    Map<UUID, LogMessage> stored = new HashMap<>();
    Page<LogMessage> page = archive.ofSource("job.log", PAGE, null);
    page.items().forEach(message -> stored.put(message.id(), message));
    while (page.hasNext()) {
      page = archive.ofSource("job.log", PAGE, page.nextToken());
      page.items().forEach(message -> stored.put(message.id(), message));
    }
    Map<UUID, LogMessage> indexed = new HashMap<>();
    archive.newestOfType("spark", LINES).forEach(message -> indexed.put(message.id(), message));
    assertThat(expected).as(description).hasSize(acknowledged).isNotEmpty();
    assertThat(expected)
        .as(description)
        .allMatch(message -> message.equals(stored.get(message.id())));
    assertThat(indexed).as(description + ": index and rows").isEqualTo(stored);
  }

  private static List<LogMessage> firstLines(Path log, int lines) {
    List<LogMessage> all = new ArrayList<>();
    try (LogFile file = LogFile.open(log)) {
      new Ingest(file, "job.log", file.modified()).run(all::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all.subList(0, lines);
  }
}
