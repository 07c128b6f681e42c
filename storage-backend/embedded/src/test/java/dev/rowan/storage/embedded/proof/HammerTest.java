package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import dev.rowan.storage.contract.hammer.Hammer;
import dev.rowan.storage.contract.hammer.IndexDifference;
import dev.rowan.storage.contract.hammer.StallCheck;
import dev.rowan.storage.contract.hammer.StallMapping;
import dev.rowan.storage.embedded.Backends;
import dev.rowan.storage.embedded.engine.HeapStore;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Writers on few rows, some of which die or do not receive the outcome of a write. It runs with
 * maintenance by the store, and with maintenance by the client.
 */
class HammerTest {
  private static final int WRITERS = 4;

  private final Backend backend = Backends.over(new HeapStore());

  @AfterEach
  void close() {
    backend.close();
  }

  /**
   * Returns the operations of a writer. Without deletions a row holds the names of all its writes,
   * so that the work grows with the square of the operations.
   */
  private static int operations(boolean deletes) {
    return Effort.of(400, deletes ? 50_000 : 5_000);
  }

  private Hammer hammered(StallMapping mapping, boolean isolated, boolean deletes, long seed) {
    Hammer hammer = new Hammer(mapping, deletes);
    List<CrashingWriter> writers = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      writers.add(new CrashingWriter(backend, isolated, seed + 100 + i, 0.02, 0.002));
    }
    hammer.run(writers, operations(deletes), seed);
    return hammer;
  }

  @ParameterizedTest
  @CsvSource({
    "ATOMIC, true", "VERIFIED, true", "SERIAL, true",
    "ATOMIC, false", "VERIFIED, false", "SERIAL, false"
  })
  void noRowIsEverWithoutItsEntries(Maintain maintain, boolean isolated) {
    long seed = Seed.next();
    StallMapping mapping = new StallMapping("stall", maintain);
    Hammer hammer = hammered(mapping, isolated, true, seed);
    StallCheck check =
        new StallCheck(new CrashingWriter(backend, isolated, 0, 0, 0), mapping, ReadMode.PLAIN);
    IndexDifference difference = check.difference();
    String run = maintain + ", isolated " + isolated + ", seed " + seed;
    System.out.printf(
        "%s: %d acknowledged, %d unknown, %d failed, %d reads; stale %d%n",
        run,
        hammer.count(Hammer.Outcome.ACKNOWLEDGED),
        hammer.count(Hammer.Outcome.UNKNOWN),
        hammer.count(Hammer.Outcome.FAILED),
        hammer.reads(),
        difference.stale().size());
    assertThat(hammer.violations()).as(run).isEmpty();
    assertThat(difference.missing()).as(run).isEmpty();
    assertThat(difference.wrong()).as(run).isEmpty();
    if (isolated) {
      assertThat(difference.stale()).as(run).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"BLIND, false", "ATOMIC, false", "VERIFIED, false", "SERIAL, false", "SERIAL, true"})
  void noAcknowledgedWriteIsLostAndNoFailedOneIsThere(Maintain maintain, boolean isolated) {
    long seed = Seed.next();
    StallMapping mapping = new StallMapping("stall", maintain);
    Hammer hammer = hammered(mapping, isolated, false, seed);
    String run = maintain + ", isolated " + isolated + ", seed " + seed;
    StallCheck check =
        new StallCheck(new CrashingWriter(backend, isolated, 0, 0, 0), mapping, ReadMode.PLAIN);
    List<String> written = check.written();
    assertThat(written).as(run).doesNotHaveDuplicates();
    assertThat(StallCheck.torn(written)).as(run).isEmpty();
    Set<String> there = new HashSet<>(written);
    hammer
        .outcomes()
        .forEach(
            (name, outcome) -> {
              if (outcome != Hammer.Outcome.UNKNOWN) {
                assertThat(there.contains(name))
                    .as("%s: write %s was %s", run, name, outcome)
                    .isEqualTo(outcome == Hammer.Outcome.ACKNOWLEDGED);
              }
            });
    assertThat(check.difference().missing()).as(run).isEmpty();
  }
}
