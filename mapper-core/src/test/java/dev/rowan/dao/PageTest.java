package dev.rowan.dao;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.Position;
import java.nio.ByteBuffer;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class PageTest {
  @Test
  void knowsItsNextRequestUnlessItIsTheLast() {
    Page<Integer> page = new Page<>(List.of(1, 2), "token");
    assertThat(page.hasNext()).isTrue();
    assertThat(page.next(7)).contains(new PageRequest(7, "token"));
    assertThat(page.map(number -> "n" + number))
        .isEqualTo(new Page<>(List.of("n1", "n2"), "token"));
    Page<Integer> last = new Page<>(List.of(), null);
    assertThat(last.hasNext()).isFalse();
    assertThat(last.next(7)).isEmpty();
  }

  @Test
  void sizesAndLimitsHaveBounds() {
    assertThat(PageRequest.first(1).token()).isNull();
    assertThat(PageRequest.first(PageRequest.MAX_SIZE).size()).isEqualTo(100_000);
    assertRejected(() -> PageRequest.first(0));
    assertRejected(() -> PageRequest.after("token", -1));
    assertRejected(() -> PageRequest.first(PageRequest.MAX_SIZE + 1));
    assertThat(Limit.of(1).rows()).isEqualTo(1);
    assertRejected(() -> Limit.of(0));
  }

  @Test
  void rangesMapBothEndsAndKeepTheirKind() {
    assertThat(Range.closed(1, 2).map(n -> "n" + n)).isEqualTo(Range.closed("n1", "n2"));
    assertThat(Range.lessThan(2).map(n -> n + 1)).isEqualTo(Range.lessThan(3));
    assertThat(Range.greaterThan(2)).isNotEqualTo(Range.atLeast(2));
    assertThat(Range.atMost(2).upperInclusive()).isTrue();
    assertThat(Range.<Integer>all().map(n -> n + 1)).isEqualTo(Range.all());
  }

  @Test
  void aPositionCannotBeChangedThroughItsBytes() {
    assertThat(new Position(ByteBuffer.allocate(3)).bytes().isReadOnly()).isTrue();
  }

  private static void assertRejected(ThrowingCallable call) {
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(call)
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.ARGUMENT_REJECTED));
  }
}
