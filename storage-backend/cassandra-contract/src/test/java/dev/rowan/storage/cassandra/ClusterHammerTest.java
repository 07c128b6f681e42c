package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import dev.rowan.storage.contract.hammer.Hammer;
import dev.rowan.storage.contract.hammer.IndexDifference;
import dev.rowan.storage.contract.hammer.StallCheck;
import dev.rowan.storage.contract.hammer.StallMapping;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Writers with separate clocks on few rows of a real Cassandra; some die or do not receive the
 * outcome of a write. Afterwards the tables contain only deviations that their maintenance protocol
 * allows.
 */
class ClusterHammerTest {
  @RegisterExtension
  @Order(1)
  static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @RegisterExtension
  @Order(2)
  static final TestSession SESSION = new TestSession(CASSANDRA);

  private static final int WRITERS = 4;
  private static final boolean LONG = Boolean.getBoolean("rowan.long");
  private static final ReadMode MAJORITY =
      ReadMode.PLAIN.with(CallOptions.at(Consistency.LOCAL_QUORUM));

  private Backend backend() {
    return CassandraBackend.on(SESSION.session(), CASSANDRA.name(), SchemaMode.CREATE);
  }

  private Hammer hammered(StallMapping mapping, boolean deletes, int operations, long seed) {
    Hammer hammer = new Hammer(mapping, deletes);
    List<CrashingWriter> writers = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      writers.add(new CrashingWriter(backend(), false, seed + 100 + i, 0.01, 0.005));
    }
    hammer.run(writers, operations / WRITERS / (LONG ? 1 : 2), seed);
    return hammer;
  }

  @ParameterizedTest
  @CsvSource({"ATOMIC, 1200", "VERIFIED, 1200", "SERIAL, 800"})
  void noRowIsEverWithoutItsEntries(Maintain maintain, int operations) {
    long seed = Seed.next();
    StallMapping mapping =
        new StallMapping("deleted_" + maintain.name().toLowerCase(Locale.ROOT), maintain);
    Hammer hammer = hammered(mapping, true, operations, seed);
    IndexDifference difference = new StallCheck(backend(), mapping, MAJORITY).difference();
    String run = tell(maintain, seed, hammer, difference);
    assertThat(hammer.violations()).as(run).isEmpty();
    assertThat(difference.missing()).as(run).isEmpty();
    assertThat(difference.wrong()).as(run).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"BLIND, 500", "ATOMIC, 500", "VERIFIED, 500", "SERIAL, 300"})
  void noAcknowledgedWriteIsLostAndNoFailedOneIsThere(Maintain maintain, int operations) {
    long seed = Seed.next();
    StallMapping mapping =
        new StallMapping("kept_" + maintain.name().toLowerCase(Locale.ROOT), maintain);
    Hammer hammer = hammered(mapping, false, operations, seed);
    StallCheck check = new StallCheck(backend(), mapping, MAJORITY);
    IndexDifference difference = check.difference();
    String run = tell(maintain, seed, hammer, difference);
    assertHistory(run, check, hammer);
    assertThat(StallCheck.torn(check.written())).as(run).isEmpty();
    assertThat(hammer.violations()).as(run).isEmpty();
    assertThat(difference.missing()).as(run).isEmpty();
  }

  /** Every acknowledged write is in the history of its row, once, and no failed write is. */
  static void assertHistory(String run, StallCheck check, Hammer hammer) {
    List<String> written = check.written();
    assertThat(written).as(run).doesNotHaveDuplicates();
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
  }

  private static String tell(
      Maintain maintain, long seed, Hammer hammer, IndexDifference difference) {
    String run =
        "%s, seed %d: %d acknowledged, %d unknown, %d failed, %d reads; stale %d, wrong %d"
            .formatted(
                maintain,
                seed,
                hammer.count(Hammer.Outcome.ACKNOWLEDGED),
                hammer.count(Hammer.Outcome.UNKNOWN),
                hammer.count(Hammer.Outcome.FAILED),
                hammer.reads(),
                difference.stale().size(),
                difference.wrong().size());
    System.out.println(run);
    return run;
  }
}
