package dev.rowan.operate.maintenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.TokenRange;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobCheckpointTest {
  private static final Position ROW = new Position(ByteBuffer.wrap(new byte[] {1, 2, 3}));

  /** Returns the token ranges of one pass; a page follows the first page of some of them. */
  private static List<TokenRange> pass(Predicate<TokenRange> hasTwoPages) {
    List<TokenRange> ranges = new ArrayList<>();
    JobCheckpoint checkpoint = JobCheckpoint.START;
    while (checkpoint.pass() == 0) {
      TokenRange range = checkpoint.tokens();
      ranges.add(range);
      if (hasTwoPages.test(range)) {
        checkpoint = checkpoint.advance(ROW);
        assertThat(checkpoint.tokens()).isEqualTo(range);
      }
      checkpoint = checkpoint.advance(null);
    }
    assertThat(checkpoint).isEqualTo(new JobCheckpoint(1, 0, 1, null));
    return ranges;
  }

  private static void assertWholeRing(List<TokenRange> ranges) {
    long end = Long.MIN_VALUE;
    for (TokenRange range : ranges) {
      assertThat(range.after()).isEqualTo(end);
      assertThat(range.upTo()).isGreaterThan(end);
      end = range.upTo();
    }
    assertThat(end).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aTableWhoseRangesFitOnAPageTakesFewRequests() {
    List<TokenRange> ranges = pass(range -> false);
    assertThat(ranges).hasSize(11); // of 1, 2, 4, 8, …, 8 and 1 of 64 ranges
    assertWholeRing(ranges);
  }

  @Test
  void aTableWhoseRangesTakeSeveralPagesIsReadRangeByRange() {
    List<TokenRange> ranges = pass(range -> true);
    assertThat(ranges).hasSize(JobCheckpoint.RANGES);
    assertWholeRing(ranges);
  }

  @Test
  void rangesBecomeNarrowAgainWhereRowsAreMany() {
    List<TokenRange> ranges = pass(range -> range.after() < 0 && range.upTo() > -(1L << 60));
    assertWholeRing(ranges);
    assertThat(ranges).hasSizeBetween(12, 20);
  }

  @Test
  void theTextNamesEveryPosition() {
    for (Position after : new Position[] {null, ROW}) {
      JobCheckpoint checkpoint = new JobCheckpoint(2, 31, 32, after);
      assertThat(JobCheckpoint.parse(checkpoint.toString(), 3)).isEqualTo(checkpoint);
    }
  }

  @Test
  void aPositionOfAnEarlierVersionNamesOneRange() {
    assertThat(JobCheckpoint.parse("2.31.", 3)).isEqualTo(new JobCheckpoint(2, 31, 1, null));
    assertThat(JobCheckpoint.parse("2.31.AQID", 3)).isEqualTo(new JobCheckpoint(2, 31, 1, ROW));
  }

  @ParameterizedTest
  @ValueSource(strings = {"3.0.1.", "0.64.1.", "0.0.0.", "0.63.2.", "0.0.65.", "0.64.", "x", ""})
  void aTextThatNamesNoPositionIsRefused(String text) {
    assertThatThrownBy(() -> JobCheckpoint.parse(text, 3))
        .isInstanceOf(RejectedInputException.class);
  }
}
