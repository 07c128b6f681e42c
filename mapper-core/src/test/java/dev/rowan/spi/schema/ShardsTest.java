package dev.rowan.spi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ShardsTest {
  private static final int MANY = 1_000_003;

  /** The check value of CRC-32C in the catalogues: of the nine digits it is E3069283. */
  @Test
  void aTextFallsWhereTheChecksumOfItsBytesSays() {
    assertThat(Shards.of("123456789", 1 << 30)).isEqualTo((int) (0xE3069283L % (1 << 30)));
    assertThat(Shards.of("", 16)).isZero();
  }

  /** Each beside the bytes that CQL's native protocol has for it. */
  static Stream<Arguments> values() throws UnknownHostException {
    return Stream.of(
        Arguments.of("é😀", "c3a9f09f9880"),
        Arguments.of(true, "01"),
        Arguments.of(false, "00"),
        Arguments.of((byte) -2, "fe"),
        Arguments.of((short) -2, "fffe"),
        Arguments.of(-2, "fffffffe"),
        Arguments.of(-2L, "fffffffffffffffe"),
        Arguments.of(1.5f, "3fc00000"),
        Arguments.of(-1.5, "bff8000000000000"),
        Arguments.of(new BigInteger("-129"), "ff7f"),
        Arguments.of(new BigDecimal("-1.29"), "00000002ff7f"),
        Arguments.of(new BigDecimal("-1.2900"), "00000002ff7f"),
        Arguments.of(new BigDecimal("1E+3"), "fffffffd01"),
        Arguments.of(new BigDecimal("0.000"), "0000000000"),
        Arguments.of(
            new UUID(0x0011223344556677L, 0x8899aabbccddeeffL), "00112233445566778899aabbccddeeff"),
        Arguments.of(Instant.ofEpochMilli(-1), "ffffffffffffffff"),
        Arguments.of(LocalDate.EPOCH, "80000000"),
        Arguments.of(LocalDate.EPOCH.minusDays(1), "7fffffff"),
        Arguments.of(LocalTime.of(0, 0, 0, 258), "0000000000000102"),
        Arguments.of(ByteBuffer.wrap(new byte[] {1, 2, 3}, 1, 2), "0203"),
        Arguments.of(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), "7f000001"));
  }

  @ParameterizedTest
  @MethodSource("values")
  void eachTypeFallsByTheBytesOfTheProtocol(Object value, String bytes) {
    CRC32C sum = new CRC32C();
    sum.update(HexFormat.of().parseHex(bytes));
    assertThat(Shards.of(value, MANY)).isEqualTo((int) (sum.getValue() % MANY));
  }

  @Test
  void aBufferKeepsItsPosition() {
    ByteBuffer bytes = ByteBuffer.wrap(new byte[] {1, 2, 3});
    assertThat(Shards.of(bytes, MANY)).isEqualTo(Shards.of(bytes, MANY));
    assertThat(bytes.remaining()).isEqualTo(3);
  }

  @Test
  void numbersThatFollowEachOtherAreSpread() {
    int shards = 16;
    int[] each = new int[shards];
    IntStream.range(0, 16_000).forEach(number -> each[Shards.of((long) number, shards)]++);
    assertThat(Arrays.stream(each).boxed())
        .allSatisfy(count -> assertThat(count).isBetween(700, 1_300));
  }

  @Test
  void whatIsNoSingleValueHasNone() {
    for (Object value : List.of(List.of(1), new CqlDuration(1, 2, 3))) {
      assertThatIllegalArgumentException().isThrownBy(() -> Shards.of(value, 2));
    }
  }
}
