package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** {@code date}: days around 1970 as an unsigned number of 32 bits, 1970-01-01 in the middle. */
final class DateValueType extends ScalarValueType<LocalDate> {
  DateValueType() {
    super("date", LocalDate.class, Integer.BYTES);
  }

  /** A period begins before the days that it contains. */
  @Override
  public @Nullable String refusalInKey(Object value, boolean isPartition) {
    return value instanceof LocalDate date && date.toEpochDay() != (int) date.toEpochDay()
        ? BEYOND_BOUNDS
        : null;
  }

  @Override
  int order(LocalDate one, LocalDate two) {
    return one.compareTo(two);
  }

  @Override
  long hashOfValue(long before, LocalDate value) {
    return ValueHash.ofLong(before, value.toEpochDay());
  }

  @Override
  LocalDate valueOf(String text) {
    return LocalDate.parse(text);
  }

  @Override
  void write(LocalDate value, ByteWriter out) {
    long day = value.toEpochDay();
    if (day != (int) day) {
      throw refuse("a date within 32 bits of days around 1970", "one outside of them");
    }
    out.writeInt((int) day ^ Integer.MIN_VALUE);
  }

  @Override
  LocalDate read(ByteBuffer bytes) {
    requireSize(Integer.BYTES, bytes);
    return LocalDate.ofEpochDay(bytes.getInt() ^ Integer.MIN_VALUE);
  }
}
