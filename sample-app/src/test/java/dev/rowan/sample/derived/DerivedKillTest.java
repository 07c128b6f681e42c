package dev.rowan.sample.derived;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.operate.maintenance.ChunkReport;
import dev.rowan.operate.maintenance.RecountReport;
import dev.rowan.operate.maintenance.TrimReport;
import dev.rowan.sample.KilledProcess;
import dev.rowan.sample.attachments.Attachment;
import dev.rowan.sample.attachments.AttachmentMapping;
import dev.rowan.sample.attachments.Attachments;
import dev.rowan.sample.events.EventMapping;
import dev.rowan.sample.history.Revision;
import dev.rowan.sample.history.RevisionMapping;
import dev.rowan.sample.history.Revisions;
import dev.rowan.sample.sensors.SensorValue;
import dev.rowan.sample.sensors.SensorValueMapping;
import dev.rowan.sample.sensors.SensorValues;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a process while it writes latest rows, limited partitions, roll-ups and large values. What
 * it had acknowledged is there, and what is derived follows from the rows. {@code -Plong} kills
 * ten, and ten clients of a cluster.
 */
class DerivedKillTest {
  private static final int KILLS = Boolean.getBoolean("rowan.long") ? 10 : 1;
  private static final LocalDate DAY = LocalDate.ofInstant(DerivedWriter.START, ZoneOffset.UTC);
  private static final Limit ALL = Limit.of(100_000);

  private final long seed = Seed.next();

  @TempDir private Path folder;

  @Test
  void ofAStoreInADirectory() throws Exception {
    Random random = new Random(seed);
    for (int kill = 0; kill < KILLS; kill++) {
      String url = "rowan:embedded:" + folder.resolve("store" + kill);
      int[] rounds = writeAndKill(url, "k" + kill, 20 + random.nextInt(150));
      try (Rowan rowan = Rowan.connect(url)) {
        RecountReport counts =
            rowan.maintenance().recount(EventMapping.INSTANCE).comparingOnly().run();
        assertThat(counts.wrong()).as(name(kill)).isZero();
        assertRows(rowan, "k" + kill, rounds, name(kill));
        assertChunks(rowan, kill + 1, name(kill));
      }
    }
  }

  @Nested
  @EnabledIfSystemProperty(named = "rowan.long", matches = "true", disabledReason = "-Plong")
  class OfACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofClients() throws Exception {
      Random random = new Random(seed);
      String url =
          "rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create"
              .formatted(
                  KEYSPACE.contactPoint().getHostString(),
                  KEYSPACE.contactPoint().getPort(),
                  KEYSPACE.name(),
                  KEYSPACE.datacenter());
      for (int kill = 0; kill < KILLS; kill++) {
        int[] rounds = writeAndKill(url, "k" + kill, 20 + random.nextInt(150));
        try (Rowan rowan = Rowan.connect(url)) {
          assertRows(rowan, "k" + kill, rounds, name(kill));
          var recount = rowan.maintenance().recount(EventMapping.INSTANCE).withGrace(Duration.ZERO);
          RecountReport found = recount.run();
          // a client that dies between a row and its counters leaves them one short
          assertThat(found.added()).as(name(kill)).isLessThanOrEqualTo(3L * DerivedWriter.THREADS);
          assertThat(recount.comparingOnly().run().wrong()).as(name(kill)).isZero();
          assertChunks(rowan, kill + 1, name(kill));
        }
      }
    }
  }

  private String name(int kill) {
    return "seed " + seed + ", kill " + kill;
  }

  /** Returns the number of acknowledged rounds of each thread. */
  private int[] writeAndKill(String url, String run, int after) throws Exception {
    int[] rounds = new int[DerivedWriter.THREADS];
    for (String line : KilledProcess.run(folder, after, DerivedWriter.class, url, run)) {
      String[] words = line.split(" ", -1);
      rounds[Integer.parseInt(words[0])] = Integer.parseInt(words[1]) + 1;
    }
    System.out.println("killed after " + List.of(rounds[0], rounds[1], rounds[2]) + " rounds");
    return rounds;
  }

  private static void assertRows(Rowan rowan, String run, int[] rounds, String name) {
    assertThat(rowan.maintenance().verify(SensorValueMapping.INSTANCE).run().isClean())
        .as(name)
        .isTrue();
    // an insert is complete before its trim begins
    TrimReport trimmed = rowan.maintenance().trim(RevisionMapping.INSTANCE).run();
    assertThat(trimmed.trimmed()).as(name).isLessThanOrEqualTo(DerivedWriter.THREADS);
    for (int thread = 0; thread < rounds.length; thread++) {
      String owner = DerivedWriter.owner(run, thread);
      assertLatest(rowan.dao(SensorValues.class), owner, rounds[thread], name);
      assertNewest(rowan.dao(Revisions.class), owner, rounds[thread], name);
      assertContents(rowan.dao(Attachments.class), owner, thread, rounds[thread], name);
    }
  }

  private static void assertLatest(SensorValues values, String owner, int rounds, String name) {
    List<SensorValue> all = values.ofDay(owner, DAY, ALL);
    assertThat(all).as(name).hasSizeGreaterThanOrEqualTo(rounds);
    Instant latest = all.stream().map(SensorValue::at).max(Comparator.naturalOrder()).orElse(null);
    assertThat(values.current(owner, "load").map(SensorValues.Current::at).orElse(null))
        .as(name)
        .isEqualTo(latest);
  }

  private static void assertNewest(Revisions revisions, String owner, int rounds, String name) {
    List<Long> numbers = revisions.newest(owner, ALL).stream().map(Revision::number).toList();
    if (rounds >= 3) {
      long newest = numbers.get(0);
      assertThat(newest).as(name).isBetween(rounds - 1L, (long) rounds);
      assertThat(numbers).as(name).containsExactly(newest, newest - 1, newest - 2);
    }
  }

  private static void assertContents(
      Attachments attachments, String owner, int thread, int rounds, String name) {
    List<Attachment> rows = attachments.of(owner, ALL);
    assertThat(rows).as(name).hasSizeBetween(rounds, rounds + 1);
    for (Attachment row : rows) {
      try (InputStream content = attachments.content(row.ticket(), row.name()).open()) {
        int round = Integer.parseInt(row.name().substring(1));
        assertThat(content.readAllBytes()).as(name).isEqualTo(DerivedWriter.content(thread, round));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** A process that dies in an upload leaves chunks, as an upload that may still be finished. */
  private static void assertChunks(Rowan rowan, int kills, String name) {
    ChunkReport found = rowan.maintenance().verifyChunks(AttachmentMapping.INSTANCE).run();
    assertThat(found.isClean()).as("%s: %s", name, found).isTrue();
    assertThat(found.pending()).as(name).isLessThanOrEqualTo((long) kills * DerivedWriter.THREADS);
  }
}
