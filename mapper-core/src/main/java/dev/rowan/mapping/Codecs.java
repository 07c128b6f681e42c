package dev.rowan.mapping;

import dev.rowan.annotation.Converter;
import dev.rowan.dao.Chunks;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The codecs of the Java types that a property can have. */
public final class Codecs {
  /** Text and ASCII. */
  public static final ValueCodec<String> STRING = new CanonicalCodec<>(String.class);

  /** {@code Boolean}, null where absent. */
  public static final ValueCodec<Boolean> BOOLEAN = new CanonicalCodec<>(Boolean.class);

  /** {@code Byte}, null where absent. */
  public static final ValueCodec<Byte> BYTE = new CanonicalCodec<>(Byte.class);

  /** {@code Short}, null where absent. */
  public static final ValueCodec<Short> SHORT = new CanonicalCodec<>(Short.class);

  /** {@code Integer}, null where absent. */
  public static final ValueCodec<Integer> INTEGER = new CanonicalCodec<>(Integer.class);

  /** {@code Long}, null where absent. */
  public static final ValueCodec<Long> LONG = new CanonicalCodec<>(Long.class);

  // boxed once: a conditional of a box and a primitive boxes each value again
  private static final Float NAN_FLOAT = Float.NaN;
  private static final Double NAN_DOUBLE = Double.NaN;

  /** {@code Float}, null where absent; every NaN becomes the one NaN. */
  public static final ValueCodec<Float> FLOAT =
      new ConvertingCodec<>(Float.class, value -> value.isNaN() ? NAN_FLOAT : value);

  /** {@code Double}, null where absent; every NaN becomes the one NaN. */
  public static final ValueCodec<Double> DOUBLE =
      new ConvertingCodec<>(Double.class, value -> value.isNaN() ? NAN_DOUBLE : value);

  /** Decimals; the scale is preserved. */
  public static final ValueCodec<BigDecimal> DECIMAL = new CanonicalCodec<>(BigDecimal.class);

  /** Integers of any size. */
  public static final ValueCodec<BigInteger> VARINT = new CanonicalCodec<>(BigInteger.class);

  /** UUIDs of any version. */
  public static final ValueCodec<UUID> UUID = new CanonicalCodec<>(UUID.class);

  /** Days. */
  public static final ValueCodec<LocalDate> DATE = new CanonicalCodec<>(LocalDate.class);

  /** Times of day, to the nanosecond. */
  public static final ValueCodec<LocalTime> TIME = new CanonicalCodec<>(LocalTime.class);

  /** Moments; cut to the millisecond, as the column holds no more. */
  public static final ValueCodec<Instant> TIMESTAMP =
      new ConvertingCodec<>(Instant.class, Codecs::milliseconds);

  /** Years, stored as their numbers. */
  public static final ValueCodec<Year> YEAR =
      new ConvertedCodec<>(Integer.class, "a year", Year::getValue, Year::of);

  /**
   * Months of a year, stored as the number of months since January of year 0: 12 times the year,
   * plus 0 for January to 11 for December. Months from May of -178956971 to August of 178956970 can
   * be stored.
   */
  public static final ValueCodec<YearMonth> YEAR_MONTH =
      new ConvertedCodec<>(
          Integer.class,
          "a month from -178956971-05 to +178956970-08",
          month -> Math.toIntExact(month.getLong(ChronoField.PROLEPTIC_MONTH)),
          number -> YearMonth.of(Math.floorDiv(number, 12), Math.floorMod(number, 12) + 1));

  /**
   * Lengths of time, stored as nanoseconds in 64 bits: up to about 292 years. Unlike a {@link
   * CqlDuration} they have an order.
   */
  public static final ValueCodec<Duration> ELAPSED_TIME =
      new ConvertedCodec<>(
          Long.class,
          "a duration of at most 9223372036854775807 nanoseconds (292 years)",
          Duration::toNanos,
          Duration::ofNanos);

  /** Bytes, copied both ways. */
  public static final ValueCodec<byte[]> BYTES = new BytesCodec();

  /** Dates with times of day, stored as the moments that have them in UTC. */
  public static final ValueCodec<LocalDateTime> LOCAL_DATE_TIME =
      converted(
          TIMESTAMP,
          moment -> LocalDateTime.ofInstant(moment, ZoneOffset.UTC),
          value -> value.toInstant(ZoneOffset.UTC));

  /** Moments of the old class; of its subclasses, {@code java.sql.Timestamp} alone has moments. */
  public static final ValueCodec<Date> UTIL_DATE =
      converted(TIMESTAMP, Date::from, Date::toInstant);

  /** Periods of years, months and days, stored as ISO text such as {@code P1Y2M3D}. */
  public static final ValueCodec<java.time.Period> PERIOD =
      converted(STRING, java.time.Period::parse, java.time.Period::toString);

  /** Time zones, stored by their ids. */
  public static final ValueCodec<ZoneId> ZONE_ID = converted(STRING, ZoneId::of, ZoneId::getId);

  /** Offsets from UTC, stored as seconds. */
  public static final ValueCodec<ZoneOffset> ZONE_OFFSET =
      converted(INTEGER, ZoneOffset::ofTotalSeconds, ZoneOffset::getTotalSeconds);

  /** Characters, stored as text; half of a surrogate pair is refused, as it is no text. */
  public static final ValueCodec<Character> CHARACTER =
      converted(STRING, Codecs::character, Codecs::text);

  /** URIs, stored as text. */
  public static final ValueCodec<URI> URI =
      converted(STRING, java.net.URI::create, java.net.URI::toString);

  /** Currencies, stored by their ISO 4217 codes. */
  public static final ValueCodec<Currency> CURRENCY =
      converted(STRING, Currency::getInstance, Currency::getCurrencyCode);

  /** Locales, stored as BCP 47 tags; a locale that no tag describes is refused. */
  public static final ValueCodec<Locale> LOCALE =
      converted(STRING, Locale::forLanguageTag, Codecs::tag);

  /** What rows store of large values, stored as text. */
  public static final ValueCodec<Chunks> CHUNKS =
      converted(STRING, Chunks::parse, Chunks::toString);

  /** Sets of bits, stored as bytes from the lowest bit up. */
  public static final ValueCodec<BitSet> BIT_SET =
      converted(BYTES, BitSet::valueOf, BitSet::toByteArray);

  /** Arguments that are compared with text in lower case, by the rules of {@link Locale#ROOT}. */
  public static final ValueCodec<String> LOWER =
      new ConvertingCodec<>(String.class, value -> value.toLowerCase(Locale.ROOT));

  /** Arguments that name the hour around a moment. */
  public static final ValueCodec<Instant> HOUR = periods(Instant.class, Period.HOUR);

  /** Arguments that name a day. */
  public static final ValueCodec<LocalDate> DAY = periods(LocalDate.class, Period.DAY);

  /** Arguments that name the week around a day. */
  public static final ValueCodec<LocalDate> WEEK = periods(LocalDate.class, Period.WEEK);

  /** Arguments that name the month around a day. */
  public static final ValueCodec<LocalDate> MONTH = periods(LocalDate.class, Period.MONTH);

  /** Durations. */
  public static final ValueCodec<CqlDuration> DURATION = new CanonicalCodec<>(CqlDuration.class);

  /** Addresses, without host names. */
  public static final ValueCodec<InetAddress> INET = new AddressCodec();

  /** Bytes between position and limit, copied; a reader gets a read-only buffer. */
  public static final ValueCodec<ByteBuffer> BLOB = new Buffers();

  private Codecs() {}

  /** Returns a codec that stores the constants of an enum, all of them given, by name. */
  public static <T extends Enum<T>> ValueCodec<T> ofEnum(Class<T> type, T[] constants) {
    return new EnumCodec<>(type, constants);
  }

  /** Returns a codec of lists; an absent list is empty. */
  public static <T> ValueCodec<List<T>> list(ValueCodec<T> element) {
    return new ListCodec<>(element);
  }

  /** Returns a codec of sets, whose order is the store's; an absent set is empty. */
  public static <T> ValueCodec<Set<T>> set(ValueCodec<T> element) {
    return new SetCodec<>(element);
  }

  /** Returns a codec of maps, whose order is the store's; an absent map is empty. */
  public static <K, V> ValueCodec<Map<K, V>> map(ValueCodec<K> key, ValueCodec<V> value) {
    return new MapCodec<>(key, value);
  }

  /**
   * Returns a codec of sets of the keys of maps.
   *
   * @param maps what {@link #map} returned
   */
  public static <K, V> ValueCodec<Set<K>> keysOf(ValueCodec<Map<K, V>> maps) {
    if (maps instanceof MapCodec<K, V> codec) {
      return new SetCodec<>(codec.key());
    }
    throw new IllegalArgumentException("a codec of something else than maps");
  }

  /**
   * Returns a codec of arrays, which are stored as lists; an absent array is null.
   *
   * @param component the type of the elements, which can be primitive
   * @param <A> the type of the array
   */
  public static <A, E> ValueCodec<A> array(Class<?> component, ValueCodec<E> element) {
    return new ArrayCodec<>(component, element);
  }

  /** Returns a codec of vectors of this length. */
  public static ValueCodec<float[]> vector(int dimensions) {
    return new VectorCodec(dimensions);
  }

  /**
   * Returns a codec that stores values as those of another codec. Thread-safe if the functions are.
   *
   * @param toJava a value that it throws for, or returns null for, makes the row unreadable
   * @param toStored a value that it throws for is refused; null stands for no value
   */
  public static <J, S> ValueCodec<J> converted(
      ValueCodec<S> stored, Function<S, @Nullable J> toJava, Function<J, @Nullable S> toStored) {
    return new MappedCodec<>(stored, toStored, toJava);
  }

  /** Returns a codec that stores values as a converter of the user says. */
  public static <J, S> ValueCodec<J> convertedBy(ValueCodec<S> stored, Converter<J, S> converter) {
    return converted(stored, converter::toJava, converter::toStored);
  }

  /** Returns a codec of values that are stored as JSON, by an {@code ObjectMapper} of Rowan. */
  public static <J> ValueCodec<J> json(JsonType type) {
    return new JsonCodec<>(type, null);
  }

  /**
   * Returns a codec of values that are stored as JSON.
   *
   * @param mapper supplies an {@code ObjectMapper}, once
   */
  public static <J> ValueCodec<J> json(JsonType type, Supplier<?> mapper) {
    return new JsonCodec<>(type, mapper);
  }

  /** Returns a codec of optional values, which are empty where the column has no value. */
  public static <T> ValueCodec<Optional<T>> optional(ValueCodec<T> value) {
    return new OptionalCodec<>(value);
  }

  /**
   * Returns the codec of a primitive property, which is {@code zero} where its column is absent.
   */
  public static <T> ValueCodec<T> orElse(ValueCodec<T> codec, T zero) {
    return new Present<>(codec, zero);
  }

  /**
   * Returns the codec of a shard that an object or a caller states. It refuses a number that no
   * read of all shards visits.
   *
   * @param count the number of shards, at least 1
   */
  public static ValueCodec<Integer> shard(ValueCodec<Integer> codec, int count) {
    return new ShardCodec(codec, count);
  }

  /** Returns the codec of arguments that name a period by a value that falls into the period. */
  private static <T extends Temporal> ValueCodec<T> periods(Class<T> type, Period period) {
    return new ConvertingCodec<>(type, value -> type.cast(period.of(value)));
  }

  /** Cuts to the millisecond, without the divisions of {@code truncatedTo}. */
  @SuppressWarnings("JavaInstantGetSecondsGetNano") // whole seconds have no part of a millisecond
  private static Instant milliseconds(Instant value) {
    int below = value.getNano() % 1_000_000;
    return below == 0 ? value : value.minusNanos(below);
  }

  private static Character character(String stored) {
    if (stored.length() != 1) {
      throw new IllegalArgumentException("not one character");
    }
    return stored.charAt(0);
  }

  private static String text(Character value) {
    if (Character.isSurrogate(value)) {
      throw new IllegalArgumentException("half of a surrogate pair");
    }
    return value.toString();
  }

  private static String tag(Locale value) {
    String tag = value.toLanguageTag();
    if (!Locale.forLanguageTag(tag).equals(value)) {
      throw new IllegalArgumentException("a locale without a tag");
    }
    return tag;
  }

  /** Buffers, copied when they are stored; each reader has limits of its own. */
  private record Buffers() implements ValueCodec<ByteBuffer> {
    @Override
    public Object encode(ByteBuffer value) {
      ByteBuffer copy = ByteBuffer.allocate(value.remaining());
      copy.put(value.duplicate()).flip();
      return copy.asReadOnlyBuffer();
    }

    @Override
    public ByteBuffer decode(Object stored) {
      return Stored.as(ByteBuffer.class, stored).duplicate();
    }
  }

  /** Optional values; an empty one is no value. */
  private record OptionalCodec<T>(ValueCodec<T> value) implements ValueCodec<Optional<T>> {
    @Override
    public @Nullable Object encode(Optional<T> given) {
      return given.isEmpty() ? null : value.encode(given.get());
    }

    @Override
    public Optional<T> decode(Object stored) {
      return Optional.of(value.decode(stored));
    }

    @Override
    public Optional<T> absent() {
      return Optional.empty();
    }
  }

  /** A codec whose property has a value even where its column has none. */
  private record Present<T>(ValueCodec<T> codec, T absent) implements ValueCodec<T> {
    @Override
    public @Nullable Object encode(T value) {
      return codec.encode(value);
    }

    @Override
    public T decode(Object stored) {
      return codec.decode(stored);
    }
  }
}
