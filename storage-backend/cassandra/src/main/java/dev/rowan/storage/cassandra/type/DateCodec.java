package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.time.LocalDate;

/** {@code date}: days around 1970 in 32 bits. */
final class DateCodec extends ScalarCodec<LocalDate> {
  DateCodec() {
    super("date", LocalDate.class, TypeCodecs.DATE);
  }

  @Override
  LocalDate canonical(LocalDate value) {
    long day = value.toEpochDay();
    if (day != (int) day) {
      throw refuse("a date within 32 bits of days around 1970", "one outside of them");
    }
    return value;
  }
}
