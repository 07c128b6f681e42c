package dev.rowan.storage.embedded.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.RangeTombstone;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DisjointRangesTest {
  private static final int POINTS = 24;

  @Test
  void deletesAtEveryPointWhatTheGreatestRangeThereDeletes() {
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int history = 0; history < 2_000; history++) {
      long[] model = new long[POINTS];
      List<RangeTombstone> ranges = List.of();
      for (int step = 0; step < 8; step++) {
        int start = random.nextInt(POINTS - 1);
        int end = start + 1 + random.nextInt(POINTS - start - 1);
        long timestamp = random.nextLong(1, 6);
        ranges = DisjointRanges.add(ranges, range(start, end, timestamp));
        for (int point = start; point < end; point++) {
          model[point] = Math.max(model[point], timestamp);
        }
        assertThat(deletions(ranges)).as("seed %d", seed).isEqualTo(model);
        assertSortedAndDisjoint(ranges, seed);
      }
    }
  }

  @Test
  void joinsNeighboursOfOneDeletion() {
    List<RangeTombstone> ranges = List.of();
    for (int start : new int[] {4, 0, 2}) {
      ranges = DisjointRanges.add(ranges, range(start, start + 2, 1));
    }
    assertThat(ranges).hasSizeLessThanOrEqualTo(2);
  }

  private static void assertSortedAndDisjoint(List<RangeTombstone> ranges, long seed) {
    for (int i = 1; i < ranges.size(); i++) {
      assertThat(Arrays.compareUnsigned(ranges.get(i - 1).end(), ranges.get(i).start()))
          .as("seed %d", seed)
          .isLessThanOrEqualTo(0);
    }
  }

  private static long[] deletions(List<RangeTombstone> ranges) {
    long[] deletions = new long[POINTS];
    for (int point = 0; point < POINTS; point++) {
      byte[] row = {(byte) point, 1};
      for (RangeTombstone range : ranges) {
        if (range.covers(row)) {
          assertThat(deletions[point]).as("two ranges at one point").isZero();
          deletions[point] = range.deletion().timestamp();
        }
      }
    }
    return deletions;
  }

  private static RangeTombstone range(int start, int end, long timestamp) {
    return new RangeTombstone(
        new byte[] {(byte) start}, new byte[] {(byte) end}, new Deletion(timestamp, 1));
  }
}
