package dev.rowan.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Currency;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class CodecsTest {
  private enum Size {
    SMALL,
    LARGE {
      @Override
      public String toString() {
        return "a constant with a body and another name";
      }
    }
  }

  private static final ValueCodec<Size> SIZES = Codecs.ofEnum(Size.class, Size.values());

  @Test
  void canonicalValuesPassAsTheyAre() {
    assertUnchanged(Codecs.STRING, "text");
    assertUnchanged(Codecs.BOOLEAN, true);
    assertUnchanged(Codecs.BYTE, Byte.MIN_VALUE);
    assertUnchanged(Codecs.SHORT, Short.MIN_VALUE);
    assertUnchanged(Codecs.INTEGER, Integer.MIN_VALUE);
    assertUnchanged(Codecs.LONG, Long.MIN_VALUE);
    assertUnchanged(Codecs.FLOAT, -0f);
    assertUnchanged(Codecs.DOUBLE, -0d);
    assertUnchanged(Codecs.DECIMAL, new BigDecimal("1.00"));
    assertUnchanged(Codecs.VARINT, BigInteger.TEN.pow(50));
    assertUnchanged(Codecs.UUID, new UUID(1, 2));
    assertUnchanged(Codecs.DATE, LocalDate.of(0, 1, 1));
    assertUnchanged(Codecs.TIME, LocalTime.MAX);
    assertUnchanged(Codecs.TIMESTAMP, Instant.ofEpochMilli(Long.MAX_VALUE));
    assertUnchanged(Codecs.DURATION, new CqlDuration(1, 2, 3));
  }

  @Test
  void aMomentIsCutToItsMillisecondTowardsThePast() {
    assertThat(Codecs.TIMESTAMP.encode(Instant.parse("2026-01-01T00:00:00.123999Z")))
        .isEqualTo(Instant.parse("2026-01-01T00:00:00.123Z"));
    assertThat(Codecs.TIMESTAMP.encode(Instant.parse("1969-12-31T23:59:59.999999Z")))
        .isEqualTo(Instant.ofEpochMilli(-1));
  }

  @Test
  void argumentsOfPeriodsAreTheFirstOfTheirPeriod() {
    assertThat(Codecs.HOUR.encode(Instant.parse("1969-12-31T23:59:59.999Z")))
        .isEqualTo(Instant.parse("1969-12-31T23:00:00Z"));
    assertThat(Codecs.DAY.encode(LocalDate.of(2024, 2, 29))).isEqualTo(LocalDate.of(2024, 2, 29));
    assertThat(Codecs.MONTH.encode(LocalDate.of(2024, 2, 29))).isEqualTo(LocalDate.of(2024, 2, 1));
  }

  @Test
  void convertedValuesComeBackAndMaintainTheirOrder() {
    assertConverted(Codecs.YEAR, Year.of(Year.MIN_VALUE), Year.MIN_VALUE);
    assertConverted(Codecs.YEAR, Year.of(Year.MAX_VALUE), Year.MAX_VALUE);
    assertConverted(Codecs.YEAR_MONTH, YearMonth.of(0, 1), 0);
    assertConverted(Codecs.YEAR_MONTH, YearMonth.of(-1, 12), -1);
    assertConverted(Codecs.YEAR_MONTH, YearMonth.of(2026, 12), 24_323);
    assertConverted(Codecs.YEAR_MONTH, YearMonth.of(-178_956_971, 5), Integer.MIN_VALUE);
    assertConverted(Codecs.YEAR_MONTH, YearMonth.of(178_956_970, 8), Integer.MAX_VALUE);
    assertConverted(Codecs.ELAPSED_TIME, Duration.ofNanos(Long.MIN_VALUE), Long.MIN_VALUE);
    assertConverted(Codecs.ELAPSED_TIME, Duration.ofSeconds(-1, 1), -999_999_999L);
    assertConverted(Codecs.ELAPSED_TIME, Duration.ofNanos(Long.MAX_VALUE), Long.MAX_VALUE);
  }

  @Test
  void typesOfTheLibraryAreStoredAsTheirTextOrNumbers() {
    assertConverted(
        Codecs.LOCAL_DATE_TIME,
        LocalDateTime.parse("2024-05-17T12:30"),
        Instant.parse("2024-05-17T12:30:00Z"));
    assertConverted(Codecs.UTIL_DATE, Date.from(Instant.EPOCH), Instant.EPOCH);
    assertConverted(Codecs.PERIOD, Period.of(1, -2, 3), "P1Y-2M3D");
    assertConverted(Codecs.ZONE_ID, ZoneId.of("Asia/Kathmandu"), "Asia/Kathmandu");
    assertConverted(Codecs.ZONE_OFFSET, ZoneOffset.ofHoursMinutes(5, 45), 20_700);
    assertConverted(Codecs.CHARACTER, 'ß', "ß");
    assertConverted(Codecs.URI, URI.create("mailto:a@example.org"), "mailto:a@example.org");
    assertConverted(Codecs.CURRENCY, Currency.getInstance("CHF"), "CHF");
    assertConverted(Codecs.LOCALE, Locale.ROOT, "und");
    assertConverted(
        Codecs.BIT_SET, BitSet.valueOf(new long[] {256}), ByteBuffer.wrap(new byte[] {0, 1}));
    assertConverted(Codecs.optional(Codecs.INTEGER), Optional.of(1), 1);
  }

  @Test
  void valuesThatCannotBeConvertedAreRefused() {
    assertRefused(() -> Codecs.CHARACTER.encode('\ud800'));
    assertRefused(() -> Codecs.LOCALE.encode(new Locale("x_", "", "")));
    assertUnreadable(() -> Codecs.CHARACTER.decode("ab"));
    assertUnreadable(() -> Codecs.CHARACTER.decode(""));
    assertUnreadable(() -> Codecs.URI.decode("a b"));
    assertUnreadable(() -> Codecs.CURRENCY.decode("ZZZZ"));
    assertUnreadable(() -> Codecs.ZONE_ID.decode("Mars/Olympus"));
    assertUnreadable(() -> Codecs.ZONE_OFFSET.decode(1_000_000));
    assertUnreadable(() -> Codecs.PERIOD.decode("1 year"));
    assertUnreadable(() -> Codecs.URI.decode(1));
    ValueCodec<Object> never = Codecs.converted(Codecs.STRING, stored -> null, value -> "a");
    assertUnreadable(() -> never.decode("a"));
  }

  @Test
  void aValueThatStandsForNoValueIsNull() {
    ValueCodec<Optional<String>> optional = Codecs.optional(Codecs.STRING);
    assertThat(optional.encode(Optional.empty())).isNull();
    assertThat(optional.absent()).isEmpty();
    ValueCodec<AtomicReference<String>> reference =
        Codecs.converted(Codecs.STRING, AtomicReference::new, AtomicReference::get);
    assertThat(reference.encode(new AtomicReference<>())).isNull();
    assertRefused(() -> Codecs.list(reference).encode(List.of(new AtomicReference<>())));
    assertRefused(() -> Codecs.set(optional).encode(Set.of(Optional.empty())));
    assertRefused(() -> Codecs.map(Codecs.STRING, optional).encode(Map.of("a", Optional.empty())));
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> new Property<>("p", 0, reference).encodeKey(new AtomicReference<>()))
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.NULL_KEY));
  }

  private static void assertRefused(ThrowingCallable call) {
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(call)
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_REJECTED));
  }

  private static void assertUnreadable(ThrowingCallable call) {
    assertThatExceptionOfType(UnreadableRowException.class).isThrownBy(call);
  }

  private static <T> void assertConverted(ValueCodec<T> codec, T value, Object stored) {
    assertThat(codec.encode(value)).isEqualTo(stored);
    assertThat(codec.decode(stored)).isEqualTo(value);
  }

  @Test
  void convertedValuesOutOfRangeAreRefusedWithTheRange() {
    YearMonth late = YearMonth.of(178_956_970, 9);
    YearMonth early = YearMonth.of(-178_956_971, 4);
    Duration tooLong = Duration.ofNanos(Long.MAX_VALUE).plusNanos(1);
    Duration tooNegative = Duration.ofNanos(Long.MIN_VALUE).minusNanos(1);
    for (YearMonth month : List.of(late, early)) {
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> Codecs.YEAR_MONTH.encode(month))
          .withMessageContaining("-178956971-05 to +178956970-08");
    }
    for (Duration length : List.of(tooLong, tooNegative)) {
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> Codecs.ELAPSED_TIME.encode(length))
          .withMessageContaining("292 years");
    }
    assertThatExceptionOfType(UnreadableRowException.class)
        .isThrownBy(() -> Codecs.YEAR.decode(Year.MAX_VALUE + 1));
    assertThatExceptionOfType(UnreadableRowException.class)
        .isThrownBy(() -> Codecs.YEAR.decode(1L));
  }

  @Test
  void everyNanIsTheOneNan() {
    float oddFloat = Float.intBitsToFloat(0x7fc00001);
    double oddDouble = Double.longBitsToDouble(0xfff8000000000001L);
    assertThat(Float.floatToRawIntBits((Float) Codecs.FLOAT.encode(oddFloat)))
        .isEqualTo(Float.floatToRawIntBits(Float.NaN));
    assertThat(Double.doubleToRawLongBits((Double) Codecs.DOUBLE.encode(oddDouble)))
        .isEqualTo(Double.doubleToRawLongBits(Double.NaN));
  }

  @Test
  void anAddressLosesItsHostName() throws UnknownHostException {
    byte[] bytes = {127, 0, 0, 1};
    InetAddress named = InetAddress.getByAddress("a.host.of.somebody", bytes);
    assertThat(Codecs.INET.encode(named)).hasToString("/127.0.0.1").isEqualTo(named);
  }

  @Test
  void oneNumberIsOnceInASetAndAsAKey() {
    BigDecimal one = new BigDecimal("1.0");
    BigDecimal same = new BigDecimal("1.00");
    ValueCodec<Set<BigDecimal>> set = Codecs.set(Codecs.DECIMAL);
    ValueCodec<Map<BigDecimal, String>> map = Codecs.map(Codecs.DECIMAL, Codecs.STRING);
    ValueCodec<Map<BigDecimal, Integer>> converted = Codecs.map(Codecs.DECIMAL, Codecs.INTEGER);
    assertThat(set.encode(Set.of(one, BigDecimal.TEN))).isEqualTo(Set.of(one, BigDecimal.TEN));
    for (Runnable encode :
        List.<Runnable>of(
            () -> set.encode(Set.of(one, same)),
            () -> map.encode(Map.of(one, "a", same, "b")),
            () -> converted.encode(Map.of(one, 1, same, 2)))) {
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(encode::run)
          .withMessageContaining("differ only in their scale");
    }
  }

  @Test
  void bytesAreCopiedBothWays() {
    byte[] array = {1, 2, 3};
    Object stored = Codecs.BYTES.encode(array);
    array[0] = 9;
    byte[] read = Codecs.BYTES.decode(stored);
    assertThat(read).containsExactly(1, 2, 3);
    read[0] = 9;
    assertThat(Codecs.BYTES.decode(stored)).containsExactly(1, 2, 3);
    assertThat(((ByteBuffer) stored).isReadOnly()).isTrue();
  }

  @Test
  void aBufferIsCopiedFromPositionToLimitAndNotMoved() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[] {0, 1, 2, 3, 4}).position(1).limit(4);
    ByteBuffer stored = (ByteBuffer) Codecs.BLOB.encode(buffer);
    buffer.put(1, (byte) 9);
    assertThat(buffer.position()).isEqualTo(1);
    assertThat(stored.isReadOnly()).isTrue();
    assertThat(stored).isEqualTo(ByteBuffer.wrap(new byte[] {1, 2, 3}));
    Codecs.BLOB.decode(stored).position(2);
    assertThat(stored.position()).isZero();
    assertThat(Codecs.BLOB.decode(stored).isReadOnly()).isTrue();
    assertThat(Codecs.BLOB.encode(ByteBuffer.allocateDirect(2))).isEqualTo(ByteBuffer.allocate(2));
  }

  @Test
  void constantsAreStoredByName() {
    assertThat(SIZES.encode(Size.LARGE)).isEqualTo("LARGE");
    assertThat(SIZES.decode("LARGE")).isEqualTo(Size.LARGE);
  }

  @Test
  void aNameOfNoConstantIsUnreadableAndNotRepeated() {
    assertThatExceptionOfType(UnreadableRowException.class)
        .isThrownBy(() -> SIZES.decode("secret"))
        .withMessageContaining("Size")
        .satisfies(e -> assertThat(e).hasMessageNotContaining("secret"));
  }

  @Test
  void aValueOfAnotherTypeIsUnreadableAndNotRepeated() {
    for (ValueCodec<?> codec :
        List.of(
            Codecs.INTEGER,
            Codecs.TIMESTAMP,
            Codecs.BLOB,
            Codecs.BYTES,
            Codecs.INET,
            Codecs.list(Codecs.STRING),
            Codecs.set(Codecs.STRING),
            Codecs.map(Codecs.STRING, Codecs.STRING))) {
      assertThatExceptionOfType(UnreadableRowException.class)
          .isThrownBy(() -> codec.decode("secret"))
          .withMessageContaining("String")
          .satisfies(e -> assertThat(e).hasMessageNotContaining("secret"));
    }
  }

  @Test
  void collectionsEncodeAndDecodeTheirElements() {
    assertBothWays(Codecs.list(SIZES), List.of(Size.LARGE, Size.LARGE), List.of("LARGE", "LARGE"));
    assertBothWays(Codecs.set(SIZES), Set.of(Size.LARGE), Set.of("LARGE"));
    assertBothWays(
        Codecs.map(SIZES, Codecs.list(SIZES)),
        Map.of(Size.SMALL, List.of(Size.LARGE)),
        Map.of("SMALL", List.of("LARGE")));
  }

  @Test
  void anAbsentCollectionIsEmptyAndAnAbsentScalarNull() {
    assertThat(Codecs.list(Codecs.STRING).absent()).isEmpty();
    assertThat(Codecs.set(Codecs.STRING).absent()).isEmpty();
    assertThat(Codecs.map(Codecs.STRING, Codecs.STRING).absent()).isEmpty();
    assertThat(Codecs.STRING.absent()).isNull();
    assertThat(Codecs.orElse(Codecs.INTEGER, 0).absent()).isZero();
    assertThat(Codecs.orElse(Codecs.INTEGER, 0).encode(7)).isEqualTo(7);
    assertThat(Codecs.orElse(Codecs.INTEGER, 0).decode(7)).isEqualTo(7);
  }

  @Test
  void nullInsideACollectionIsRejected() {
    assertThatThrownBy(() -> Codecs.list(Codecs.STRING).encode(Arrays.asList("secret", null)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageNotContaining("secret");
    assertThatThrownBy(() -> Codecs.set(Codecs.STRING).encode(Collections.singleton(null)))
        .isInstanceOf(RejectedInputException.class);
    ValueCodec<Map<String, String>> maps = Codecs.map(Codecs.STRING, Codecs.STRING);
    assertThatThrownBy(() -> maps.encode(Collections.singletonMap("secret", null)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageNotContaining("secret");
    assertThatThrownBy(() -> maps.encode(Collections.singletonMap(null, "v")))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(
            () ->
                Codecs.list(Codecs.list(Codecs.STRING))
                    .encode(List.of(Collections.singletonList(null))))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void laterChangesOfAUsersCollectionDoNotReachTheRow() {
    List<byte[]> list = new ArrayList<>(List.of(new byte[] {1}));
    Set<String> set = new HashSet<>(Set.of("a"));
    Map<String, List<String>> map = new HashMap<>(Map.of("k", new ArrayList<>(List.of("v"))));
    Object storedList = Codecs.list(Codecs.BYTES).encode(list);
    Object storedSet = Codecs.set(Codecs.STRING).encode(set);
    Object storedMap = Codecs.map(Codecs.STRING, Codecs.list(Codecs.STRING)).encode(map);
    list.get(0)[0] = 9;
    list.clear();
    set.add("b");
    map.get("k").add("w");
    map.put("l", List.of());
    assertThat(storedList).isEqualTo(List.of(ByteBuffer.wrap(new byte[] {1})));
    assertThat(storedSet).isEqualTo(Set.of("a"));
    assertThat(storedMap).isEqualTo(Map.of("k", List.of("v")));
  }

  @Test
  void collectionsCannotBeChangedOnEitherSide() {
    ValueCodec<List<String>> lists = Codecs.list(Codecs.STRING);
    ValueCodec<Set<String>> sets = Codecs.set(Codecs.STRING);
    ValueCodec<Map<String, String>> maps = Codecs.map(Codecs.STRING, Codecs.STRING);
    assertThat((List<?>) lists.encode(List.of("a"))).isUnmodifiable();
    assertThat((Set<?>) sets.encode(Set.of("a"))).isUnmodifiable();
    assertThat((Map<?, ?>) maps.encode(Map.of("a", "b"))).isUnmodifiable();
    assertThat(lists.decode(new ArrayList<>(List.of("a")))).isUnmodifiable();
    assertThat(sets.decode(new HashSet<>(Set.of("a")))).isUnmodifiable();
    assertThat(maps.decode(new HashMap<>(Map.of("a", "b")))).isUnmodifiable();
  }

  private static <T> void assertUnchanged(ValueCodec<T> codec, T value) {
    assertBothWays(codec, value, value);
  }

  private static <T> void assertBothWays(ValueCodec<T> codec, T value, Object stored) {
    assertThat(codec.encode(value)).isEqualTo(stored);
    assertThat(codec.decode(stored)).isEqualTo(value);
  }
}
