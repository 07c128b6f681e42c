package dev.rowan.operate.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineNumbersTest {
  @Test
  void linesThatFollowEachOtherAreCountedOn() {
    LineNumbers numbers = new LineNumbers(1);
    assertThat(numbers.of(0)).isEqualTo(1);
    for (long line = 2; line < 9; line++) {
      numbers.add(line);
    }
    assertThat(numbers.of(0)).isEqualTo(1);
    assertThat(numbers.of(3)).isEqualTo(4);
    assertThat(numbers.of(7)).isEqualTo(8);
  }

  @Test
  void gapsAreRemembered() {
    LineNumbers numbers = new LineNumbers(10);
    for (long line : new long[] {12, 13, 20, 30, 31}) {
      numbers.add(line);
    }
    assertThat(numbers.of(0)).isEqualTo(10);
    assertThat(numbers.of(1)).isEqualTo(12);
    assertThat(numbers.of(2)).isEqualTo(13);
    numbers.add(32);
    assertThat(numbers.of(3)).isEqualTo(20);
    assertThat(numbers.of(4)).isEqualTo(30);
    assertThat(numbers.of(6)).isEqualTo(32);
  }
}
