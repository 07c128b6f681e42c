package dev.rowan.storage.contract.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.ValueCodec;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Java types that are stored as scalars of other Java types: each value, and their order. */
public abstract class ConvertedTypesContract extends ContractCase {
  /** A type, and values of it that ascend; the first and the last are the least and greatest. */
  record Converted<T>(ValueCodec<T> codec, ScalarType stored, List<T> ascending) {
    List<Object> encoded() {
      return ascending.stream()
          .<Object>map(each -> Objects.requireNonNull(codec.encode(each)))
          .toList();
    }

    @Override
    public String toString() {
      return ascending.get(0).getClass().getSimpleName();
    }
  }

  /** A record of one component. */
  record Weight(int grams) {}

  static Stream<Converted<?>> types() {
    return Stream.of(
        new Converted<>(
            Codecs.YEAR,
            ScalarType.INT,
            Stream.of(Year.MIN_VALUE, -1, 0, 1969, 9999, 10_000, Year.MAX_VALUE)
                .map(Year::of)
                .toList()),
        new Converted<>(
            Codecs.YEAR_MONTH,
            ScalarType.INT,
            List.of(
                YearMonth.of(-178_956_971, 5),
                YearMonth.of(-1, 12),
                YearMonth.of(0, 1),
                YearMonth.of(1969, 12),
                YearMonth.of(1970, 1),
                YearMonth.of(10_000, 1),
                YearMonth.of(178_956_970, 8))),
        new Converted<>(
            Codecs.ELAPSED_TIME,
            ScalarType.BIGINT,
            List.of(
                Duration.ofNanos(Long.MIN_VALUE),
                Duration.ofDays(-1),
                Duration.ofNanos(-1),
                Duration.ZERO,
                Duration.ofNanos(1),
                Duration.ofHours(25),
                Duration.ofNanos(Long.MAX_VALUE))),
        new Converted<>(
            Codecs.LOCAL_DATE_TIME,
            ScalarType.TIMESTAMP,
            Stream.of(
                    "-0001-12-31T23:59:59.999",
                    "1969-12-31T23:59",
                    "1970-01-01T00:00",
                    "2024-05-17T12:30:00.001",
                    "9999-12-31T00:00")
                .map(LocalDateTime::parse)
                .toList()),
        new Converted<>(
            Codecs.UTIL_DATE,
            ScalarType.TIMESTAMP,
            Stream.of(-62_135_596_800_001L, -1L, 0L, 1L, 4_102_444_800_000L)
                .map(Instant::ofEpochMilli)
                .map(Date::from)
                .toList()),
        new Converted<>(
            Codecs.ZONE_OFFSET,
            ScalarType.INT,
            Stream.of("-18:00", "-03:30", "Z", "+05:45", "+18:00").map(ZoneOffset::of).toList()),
        new Converted<>(
            Codecs.CHARACTER, ScalarType.TEXT, List.of('\0', ' ', 'A', 'a', '\u00e4', '\uffff')),
        new Converted<>(
            Codecs.URI,
            ScalarType.TEXT,
            Stream.of("a/b?c#d", "http://example.org/%C3%A4", "urn:isbn:0")
                .map(URI::create)
                .toList()),
        new Converted<>(
            Codecs.CURRENCY,
            ScalarType.TEXT,
            Stream.of("CHF", "EUR", "USD").map(Currency::getInstance).toList()),
        new Converted<>(
            Codecs.LOCALE,
            ScalarType.TEXT,
            Stream.of("de-CH", "sr-Latn-RS", "und", "zh").map(Locale::forLanguageTag).toList()),
        new Converted<>(
            Codecs.ZONE_ID,
            ScalarType.TEXT,
            Stream.of("+05:45", "Asia/Kathmandu", "UTC", "Z").map(ZoneId::of).toList()),
        new Converted<>(
            Codecs.PERIOD,
            ScalarType.TEXT,
            Stream.of("P-1Y", "P0D", "P14M", "P1Y2M").map(Period::parse).toList()),
        new Converted<>(
            Codecs.BIT_SET,
            ScalarType.BLOB,
            Stream.of(new long[] {256}, new long[] {1}, new long[] {2}, new long[] {-1, 1})
                .map(BitSet::valueOf)
                .toList()),
        new Converted<>(
            Codecs.<Weight, Integer>converted(Codecs.INTEGER, Weight::new, Weight::grams),
            ScalarType.INT,
            List.of(new Weight(Integer.MIN_VALUE), new Weight(0), new Weight(Integer.MAX_VALUE))));
  }

  @ParameterizedTest
  @MethodSource("types")
  void readsEveryValueInEveryPlaceAsItWasWritten(Converted<?> type) {
    roundTrip(type);
  }

  private <T> void roundTrip(Converted<T> type) {
    ScalarType stored = type.stored();
    TableSchema table =
        define(
            table()
                .partitionKey("p", stored)
                .column("v", stored)
                .column("l", new ListType(stored))
                .column("s", new SetType(stored))
                .column("m", new MapType(stored, stored)));
    for (T value : type.ascending()) {
      Object key = Objects.requireNonNull(type.codec().encode(value));
      write(
          Upsert.insert(
              table,
              Row.of(
                  key,
                  key,
                  Codecs.list(type.codec()).encode(type.ascending()),
                  Codecs.set(type.codec()).encode(Set.copyOf(type.ascending())),
                  Codecs.map(type.codec(), type.codec()).encode(Map.of(value, value)))));
      List<@Nullable Object> row = rows(table, key).get(0);
      assertThat(type.codec().decode(at(row, 0))).isEqualTo(value);
      assertThat(type.codec().decode(at(row, 1))).isEqualTo(value);
      assertThat(Codecs.list(type.codec()).decode(at(row, 2))).isEqualTo(type.ascending());
      assertThat(Codecs.set(type.codec()).decode(at(row, 3)))
          .containsExactlyElementsOf(type.ascending());
      assertThat(Codecs.map(type.codec(), type.codec()).decode(at(row, 4)))
          .isEqualTo(Map.of(value, value));
    }
  }

  private static Object at(List<@Nullable Object> row, int column) {
    return Objects.requireNonNull(row.get(column));
  }

  @ParameterizedTest
  @MethodSource("types")
  void sortsAndSlicesInTheOrderOfTheJavaTypeInBothDirections(Converted<?> type) {
    List<Object> ascending = type.encoded();
    for (Order order : Order.values()) {
      TableSchema table =
          define(
              table()
                  .partitionKey("p", ScalarType.INT)
                  .clustering("c", type.stored(), order)
                  .column("v", ScalarType.INT));
      ascending.forEach(value -> write(Upsert.insert(table, Row.of(1, value, 1))));
      for (int from = 0; from < ascending.size(); from++) {
        for (int to = from; to < ascending.size(); to++) {
          Slice slice =
              Slice.between(
                  List.of(),
                  Bound.of(ascending.get(from), true),
                  Bound.of(ascending.get(to), to % 2 == 0));
          List<Object> expected =
              new ArrayList<>(ascending.subList(from, to % 2 == 0 ? to + 1 : to));
          if (order == Order.DESC) {
            Collections.reverse(expected);
          }
          assertThat(keys(table, slice, false)).isEqualTo(expected);
          Collections.reverse(expected);
          assertThat(keys(table, slice, true)).isEqualTo(expected);
        }
      }
    }
  }

  private List<Object> keys(TableSchema table, Slice slice, boolean reversed) {
    return slice(table, slice, reversed, 1).stream().map(row -> at(row, 1)).toList();
  }
}
