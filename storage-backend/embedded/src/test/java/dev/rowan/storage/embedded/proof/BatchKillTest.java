package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.hammer.IndexDifference;
import dev.rowan.storage.contract.hammer.StallCheck;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that commits batches with rows of two entities is killed repeatedly. Of each batch all
 * rows are present or none, with their entries and in each table of a column group, and no
 * acknowledged batch is lost.
 */
class BatchKillTest {
  private static final int KILLS = Effort.of(3, 200);

  /** The number of acknowledged batches to wait for. */
  private static final int ACKNOWLEDGED = 200;

  @TempDir Path directory;

  @Test
  void aKilledProcessLeavesNoPartOfABatch() throws IOException {
    long seed = Seed.next();
    Random random = new Random(seed);
    int next = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      String run = "seed %d, kill %d".formatted(seed, kill);
      int acknowledged = killed(next, ACKNOWLEDGED + random.nextInt(ACKNOWLEDGED));
      try (Backend backend = HammerMain.open(directory)) {
        Map<Integer, String> numbers = numbers(backend, run);
        requireWhole(backend, numbers, run);
        assertThat(last(numbers, 0, BatchKillMain.ROUND))
            .as(run)
            .isGreaterThanOrEqualTo(acknowledged);
        next = last(numbers, 0, BatchKillMain.WRITERS * BatchKillMain.ROUND) + 1;
      }
    }
  }

  private int killed(int first, int lines) throws IOException {
    int acknowledged = -1;
    try (ChildProcess child =
        ChildProcess.start(BatchKillMain.class, directory.toString(), Integer.toString(first))) {
      for (int i = 0; i < lines; i++) {
        acknowledged = Integer.parseInt(child.readLine());
      }
      child.kill();
    }
    return acknowledged;
  }

  private static int last(Map<Integer, String> numbers, int from, int to) {
    return IntStream.range(from, to)
        .map(place -> Integer.parseInt(numbers.getOrDefault(place, "-1")))
        .max()
        .orElseThrow();
  }

  /**
   * Returns the number of the last batch that wrote each place, which the tables of both column
   * groups must have.
   */
  private static Map<Integer, String> numbers(Backend backend, String run) {
    Rowan rowan = Rowan.on(backend, RowanOptions.defaults());
    rowan.runtime(BatchKillMain.GOODS);
    rowan.runtime(BatchKillMain.LEDGERS);
    List<Map<Integer, String>> numbers = new ArrayList<>();
    for (TablePart part : BatchKillMain.LEDGERS.table().parts()) {
      ScanQuery all = new ScanQuery(part.table(), TokenRange.ALL, ScanQuery.Rows.ALL, 1_000, null);
      numbers.add(
          backend.fetch(all).toCompletableFuture().join().rows().stream()
              .collect(Collectors.toMap(row -> (Integer) row.get(0), row -> (String) row.get(1))));
    }
    assertThat(numbers.get(1)).as(run).isEqualTo(numbers.get(0));
    return numbers.get(0);
  }

  private static void requireWhole(Backend backend, Map<Integer, String> numbers, String run) {
    StallCheck check = new StallCheck(backend, BatchKillMain.GOODS, ReadMode.PLAIN);
    List<Row> goods = check.rows();
    assertThat(goods).as(run).hasSize(BatchKillMain.STALLS.size() * numbers.size());
    for (Row good : goods) {
      assertThat(good.get(6)).as(run).isEqualTo(numbers.get((Integer) good.get(1)));
    }
    IndexDifference difference = check.difference();
    assertThat(difference.missing()).as(run).isEmpty();
    assertThat(difference.wrong()).as(run).isEmpty();
    assertThat(difference.stale()).as(run).isEmpty();
  }
}
