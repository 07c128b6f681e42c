package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import dev.rowan.storage.contract.hammer.IndexDifference;
import dev.rowan.storage.contract.hammer.StallCheck;
import dev.rowan.storage.contract.hammer.StallMapping;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that hammers on few rows of a store on disk is killed repeatedly. Every index table
 * contains exactly the entries of the rows, and the rows contain all acknowledged writes.
 */
class HammerKillTest {
  private static final List<Maintain> ALL =
      List.of(Maintain.BLIND, Maintain.ATOMIC, Maintain.VERIFIED, Maintain.SERIAL);
  private static final int KILLS = Effort.of(ALL.size(), 200);

  /** The approximate number of acknowledged writes of a round. */
  private static final int WRITES = Effort.of(1_000, 5_000);

  @TempDir Path directory;

  @Test
  void aKilledProcessLeavesEveryTableConsistent() throws IOException {
    long seed = Seed.next();
    Random random = new Random(seed);
    long acknowledged = 0;
    for (int round = 0; round < KILLS; round++) {
      Maintain maintain = ALL.get(round % ALL.size());
      String run = "seed %d, round %d, %s".formatted(seed, round, maintain);
      Set<String> confirmed = killed(maintain, round, seed, WRITES / 2 + random.nextInt(WRITES));
      acknowledged += confirmed.size();
      try (Backend backend = HammerMain.open(directory)) {
        requireInStep(backend, HammerMain.deleting(maintain), run);
        StallMapping keeping = HammerMain.keeping(maintain, round);
        requireInStep(backend, keeping, run);
        List<String> written = new StallCheck(backend, keeping, ReadMode.PLAIN).written();
        assertThat(written).as(run).containsAll(confirmed);
        assertThat(StallCheck.torn(written)).as(run).isEmpty();
      }
    }
    System.out.printf("%d kills, %d acknowledged writes looked for%n", KILLS, acknowledged);
  }

  /** Returns the names of the acknowledged writes that are in a history. */
  private Set<String> killed(Maintain maintain, int round, long seed, int writes)
      throws IOException {
    Set<String> confirmed = new HashSet<>();
    try (ChildProcess child =
        ChildProcess.start(
            HammerMain.class,
            directory.toString(),
            maintain.name(),
            Integer.toString(round),
            Long.toString(seed + round))) {
      for (int i = 0; i < writes; i++) {
        note(child.readLine(), confirmed);
      }
      child.kill();
      String last = null;
      for (String line = child.readLine(); line != null; line = child.readLine()) {
        // The kill may truncate the last line.
        note(last, confirmed);
        last = line;
      }
    }
    return confirmed;
  }

  private static void note(String line, Set<String> confirmed) {
    if (line != null && line.startsWith("keeping-")) {
      confirmed.add(line);
    }
  }

  private static void requireInStep(Backend backend, StallMapping mapping, String run) {
    Rowan.on(new CrashingWriter(backend, true, 0, 0, 0), RowanOptions.defaults()).runtime(mapping);
    IndexDifference difference = new StallCheck(backend, mapping, ReadMode.PLAIN).difference();
    assertThat(difference.missing()).as(run).isEmpty();
    assertThat(difference.wrong()).as(run).isEmpty();
    assertThat(difference.stale()).as(run).isEmpty();
  }
}
