package dev.rowan.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Hashes of 64 bits of canonical values: values that are equal have the same, and two that differ
 * have the same with a chance of about 1 in 2^64. The seed is to be random, so that what is one by
 * bad luck once is none the next time. No cryptographic hash: who makes values for it can make two
 * that have the same more often. Good only within one process, for as long as it runs: another
 * version may compute another one.
 *
 * <p>What ends a hash is the mixing function of SplitMix64 (Steele, Lea, Flood: Fast Splittable
 * Pseudorandom Number Generators, 2014), by its constants.
 */
public final class ValueHash {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final long FIRST = 0xBF58476D1CE4E5B9L;
  private static final long SECOND = 0x94D049BB133111EBL;

  private ValueHash() {}

  /** Returns the hash of one more value behind others. */
  public static long of(long before, @Nullable Object value) {
    if (value == null) {
      return mix(before ^ FIRST);
    } else if (value instanceof String text) {
      return ofText(before, text);
    } else if (value instanceof Long number) {
      return of(before, number.longValue());
    } else if (value instanceof Integer number) {
      return of(before, number.longValue());
    } else if (value instanceof UUID uuid) {
      return of(of(before, uuid.getMostSignificantBits()), uuid.getLeastSignificantBits());
    } else if (value instanceof Instant instant) {
      return of(of(before, instant.getEpochSecond()), instant.getNano());
    } else if (value instanceof Boolean truth) {
      return of(before, truth ? 1 : 2);
    } else if (value instanceof LocalDate date) {
      return of(before, date.toEpochDay());
    } else if (value instanceof ByteBuffer bytes) {
      return ofBytes(before, bytes.duplicate());
    }
    return ofRare(before, value);
  }

  private static long ofRare(long before, Object value) {
    if (value instanceof Double number) {
      return of(before, Double.doubleToLongBits(number));
    } else if (value instanceof Float number) {
      return of(before, Float.floatToIntBits(number));
    } else if (value instanceof Number number
        && (value instanceof Short || value instanceof Byte)) {
      return of(before, number.longValue());
    } else if (value instanceof LocalTime time) {
      return of(before, time.toNanoOfDay());
    } else if (value instanceof BigInteger number) {
      return ofBytes(before, ByteBuffer.wrap(number.toByteArray()));
    } else if (value instanceof BigDecimal number) {
      return of(ofRare(before, number.unscaledValue()), number.scale());
    } else if (value instanceof InetAddress address) {
      return ofBytes(before, ByteBuffer.wrap(address.getAddress()));
    } else if (value instanceof CqlDuration duration) {
      long ofDays = of(of(before, duration.months()), duration.days());
      return of(ofDays, duration.nanoseconds());
    } else if (value instanceof TupleValue tuple) {
      return ofElements(before, tuple.fields());
    } else if (value instanceof List<?> list) {
      return ofElements(before, list);
    } else if (value instanceof Collection<?> set) {
      return ofUnordered(before, set);
    } else if (value instanceof Map<?, ?> map) {
      return ofUnordered(before, map);
    }
    throw new IllegalArgumentException("no canonical value: " + value.getClass());
  }

  private static long ofElements(long before, List<?> elements) {
    long hash = of(before, elements.size());
    for (Object element : elements) {
      hash = of(hash, element);
    }
    return hash;
  }

  private static long ofUnordered(long before, Collection<?> elements) {
    long sum = 0;
    for (Object element : elements) {
      sum += of(before, element);
    }
    return of(of(before, elements.size()), sum);
  }

  private static long ofUnordered(long before, Map<?, ?> entries) {
    long sum = 0;
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      sum += of(of(before, entry.getKey()), entry.getValue());
    }
    return of(of(before, entries.size()), sum);
  }

  private static long ofText(long before, String text) {
    int length = text.length();
    long hash = before;
    int i = 0;
    for (; i + 4 <= length; i += 4) {
      long four =
          text.charAt(i)
              | (long) text.charAt(i + 1) << 16
              | (long) text.charAt(i + 2) << 32
              | (long) text.charAt(i + 3) << 48;
      hash = step(hash, four);
    }
    long rest = 0;
    for (; i < length; i++) {
      rest = rest << 16 | text.charAt(i);
    }
    return of(step(hash, rest), length);
  }

  private static long ofBytes(long before, ByteBuffer bytes) {
    int length = bytes.remaining();
    long hash = before;
    while (bytes.remaining() >= Long.BYTES) {
      hash = step(hash, bytes.getLong());
    }
    long rest = 0;
    while (bytes.hasRemaining()) {
      rest = rest << 8 | (bytes.get() & 0xFF);
    }
    return of(step(hash, rest), length);
  }

  private static long of(long before, long bits) {
    return mix(step(before, bits));
  }

  /** One step of many over one value; what follows it mixes the bits. */
  private static long step(long hash, long bits) {
    long product = (hash ^ bits) * GOLDEN;
    return Long.rotateLeft(product, 29) * FIRST + SECOND;
  }

  private static long mix(long hash) {
    long first = (hash ^ (hash >>> 30)) * FIRST;
    long second = (first ^ (first >>> 27)) * SECOND;
    return second ^ (second >>> 31);
  }
}
