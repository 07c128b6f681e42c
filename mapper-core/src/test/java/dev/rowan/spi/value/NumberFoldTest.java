package dev.rowan.spi.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.spi.schema.ScalarType;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class NumberFoldTest {
  private static final BigInteger LARGE = BigInteger.TEN.pow(30);

  @Test
  void sumsOfIntegersWrapAroundInTheirType() {
    assertThat(sum(ScalarType.TINYINT, (byte) 127, (byte) 2)).isEqualTo((byte) -127);
    assertThat(sum(ScalarType.SMALLINT, Short.MAX_VALUE, (short) 1)).isEqualTo(Short.MIN_VALUE);
    assertThat(sum(ScalarType.INT, Integer.MAX_VALUE, Integer.MAX_VALUE)).isEqualTo(-2);
    assertThat(sum(ScalarType.BIGINT, Long.MAX_VALUE, 1L)).isEqualTo(Long.MIN_VALUE);
    assertThat(sum(ScalarType.VARINT, LARGE, LARGE)).isEqualTo(LARGE.multiply(BigInteger.TWO));
  }

  @Test
  void meansOfIntegersAreCutOffAndNeverWrapAround() {
    assertThat(mean(ScalarType.INT, Integer.MAX_VALUE, Integer.MAX_VALUE))
        .isEqualTo(Integer.MAX_VALUE);
    assertThat(mean(ScalarType.BIGINT, Long.MIN_VALUE, Long.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
    assertThat(mean(ScalarType.INT, -1, -2)).isEqualTo(-1);
    assertThat(mean(ScalarType.VARINT, LARGE, LARGE)).isEqualTo(LARGE);
  }

  @Test
  void sumsOfDoublesHaveTheDigitsThatAPlainSumLoses() {
    assertThat(1e16 + 1 + 1).isEqualTo(1e16);
    assertThat(sum(ScalarType.DOUBLE, 1e16, 1.0, 1.0)).isEqualTo(1e16 + 2);
    assertThat(sum(ScalarType.FLOAT, 0.5F, 0.25F)).isEqualTo(0.75F);
  }

  @Test
  void doublesBeyondTheTypeHaveAMeanAndNoFiniteSum() {
    assertThat(mean(ScalarType.DOUBLE, Double.MAX_VALUE, Double.MAX_VALUE))
        .isEqualTo(Double.MAX_VALUE);
    assertThat(sum(ScalarType.DOUBLE, Double.POSITIVE_INFINITY, 1.0))
        .isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(sum(ScalarType.DOUBLE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY))
        .isEqualTo(Double.NaN);
  }

  @Test
  void meansOfDecimalsAreRoundedInEachStep() {
    assertThat(sum(ScalarType.DECIMAL, new BigDecimal("2.50"), new BigDecimal("1")))
        .isEqualTo(new BigDecimal("3.50"));
    assertThat(mean(ScalarType.DECIMAL, new BigDecimal("1"), new BigDecimal("2")))
        .isEqualTo(new BigDecimal("1"));
    assertThat(mean(ScalarType.DECIMAL, new BigDecimal("1.0"), new BigDecimal("2.0")))
        .isEqualTo(new BigDecimal("1.5"));
  }

  @Test
  void isZeroWithoutNumbers() {
    assertThat(sum(ScalarType.INT)).isEqualTo(0);
    assertThat(mean(ScalarType.INT)).isEqualTo(0);
    assertThat(mean(ScalarType.DOUBLE)).isEqualTo(0.0);
    assertThat(mean(ScalarType.DECIMAL)).isEqualTo(BigDecimal.ZERO);
  }

  @Test
  void refusesOtherTypes() {
    assertThatThrownBy(() -> sum(ScalarType.TEXT)).hasMessageContaining("text");
  }

  private static Number sum(ScalarType type, Number... numbers) {
    return of(type, false, numbers);
  }

  private static Number mean(ScalarType type, Number... numbers) {
    return of(type, true, numbers);
  }

  private static Number of(ScalarType type, boolean mean, Number... numbers) {
    NumberFold fold = type.valueType().fold(mean);
    for (Number number : numbers) {
      fold.add(number);
    }
    return fold.value();
  }
}
