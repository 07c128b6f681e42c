package dev.rowan.storage.embedded.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.value.CellEdit;
import org.junit.jupiter.api.Test;

class CounterTest {
  private final OneColumn counter = new OneColumn(CounterType.COUNTER);

  @Test
  void incrementsAddUp() {
    assertThat(add(1, 5).read()).isEqualTo(5L);
    assertThat(add(2, -7).read()).isEqualTo(-2L);
    assertThat(add(3, 0).read()).isEqualTo(-2L);
  }

  @Test
  void incrementsAtOneTimestampAddUpToo() {
    add(1, 5);
    add(1, -3);
    add(1, 1);
    assertThat(counter.read()).isEqualTo(3L);
  }

  @Test
  void wrapsAroundAtTheEndsOfItsBits() {
    add(1, Long.MAX_VALUE);
    assertThat(add(2, 1).read()).isEqualTo(Long.MIN_VALUE);
    assertThat(add(3, -1).read()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void startsFromNothingAfterADeletion() {
    add(1, 5);
    counter.write(2, new CellEdit.Clear());
    assertThat(counter.read()).isNull();
    assertThat(add(3, 10).read()).isEqualTo(10L);
    counter.delete(3);
    assertThat(add(4, 1).read()).isEqualTo(1L);
    counter.write(5, (Object) null);
    assertThat(add(6, 2).read()).isEqualTo(2L);
  }

  @Test
  void takesNothingButIncrements() {
    assertThatThrownBy(() -> counter.write(1, 5L)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> counter.write(1, 5, 100, new CellEdit.Increment(1)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("ttl");
  }

  private OneColumn add(long timestamp, long delta) {
    return counter.write(timestamp, new CellEdit.Increment(delta));
  }
}
