package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.time.LocalDate;

/** {@code date}: days since 1970 plus 2^31, as an unsigned number of four bytes, in both forms. */
final class DateCodec extends TypeCodec<LocalDate> {
  static final DateCodec DATE = new DateCodec();

  private DateCodec() {
    super(ScalarValueTypes.DATE);
  }

  @Override
  void encode(LocalDate value, ByteSink out) {
    long day = value.toEpochDay();
    if (day != (int) day) {
      throw refuse("days of 32 bits", "a day beyond them");
    }
    out.i32((int) day ^ Integer.MIN_VALUE);
  }

  @Override
  LocalDate decode(ByteSource in, int length) {
    requireWidth(4, length);
    return decodeOrdered(in);
  }

  @Override
  void encodeOrdered(LocalDate value, ByteSink out) {
    encode(value, out);
  }

  @Override
  LocalDate decodeOrdered(ByteSource in) {
    return LocalDate.ofEpochDay(in.i32() ^ Integer.MIN_VALUE);
  }
}
