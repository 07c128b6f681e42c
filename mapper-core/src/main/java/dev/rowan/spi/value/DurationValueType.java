package dev.rowan.spi.value;

import java.nio.ByteBuffer;

/**
 * {@code duration}: months, days and nanoseconds. The native protocol has each as a variable-length
 * number, its sign in the lowest bit. A month has no fixed length, so that durations have no order.
 */
final class DurationValueType extends ScalarValueType<CqlDuration> {
  DurationValueType() {
    super("duration", CqlDuration.class, 0);
  }

  @Override
  public boolean isOrdered() {
    return false;
  }

  @Override
  int order(CqlDuration one, CqlDuration two) {
    throw new IllegalArgumentException("durations have no order");
  }

  @Override
  long hashOfValue(long before, CqlDuration value) {
    long ofDays = ValueHash.ofLong(ValueHash.ofLong(before, value.months()), value.days());
    return ValueHash.ofLong(ofDays, value.nanoseconds());
  }

  @Override
  String textOf(CqlDuration value) {
    return value.months() + " " + value.days() + " " + value.nanoseconds();
  }

  @Override
  CqlDuration valueOf(String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 3) {
      throw new IllegalArgumentException();
    }
    return new CqlDuration(
        Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Long.parseLong(parts[2]));
  }

  @Override
  long sizeOf(CqlDuration value) {
    return VariableLength.sizeSigned(value.months())
        + VariableLength.sizeSigned(value.days())
        + VariableLength.sizeSigned(value.nanoseconds());
  }

  @Override
  void write(CqlDuration value, ByteWriter out) {
    VariableLength.writeSigned(value.months(), out);
    VariableLength.writeSigned(value.days(), out);
    VariableLength.writeSigned(value.nanoseconds(), out);
  }

  @Override
  CqlDuration read(ByteBuffer bytes) {
    int months = Math.toIntExact(VariableLength.readSigned(bytes));
    int days = Math.toIntExact(VariableLength.readSigned(bytes));
    return new CqlDuration(months, days, VariableLength.readSigned(bytes));
  }
}
