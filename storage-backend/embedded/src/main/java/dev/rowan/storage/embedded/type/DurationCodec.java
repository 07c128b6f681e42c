package dev.rowan.storage.embedded.type;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.value.CqlDuration;
import java.util.Map;

/** {@code duration}: months, days and nanoseconds as variable-length numbers; it has no order. */
final class DurationCodec extends TypeCodec<CqlDuration> {
  static final DurationCodec DURATION = new DurationCodec();

  private DurationCodec() {
    super("duration", CqlDuration.class);
  }

  @Override
  public boolean ordered() {
    return false;
  }

  @Override
  void encode(CqlDuration value, ByteSink out) {
    VariableLength.writeZigzag(value.months(), out);
    VariableLength.writeZigzag(value.days(), out);
    VariableLength.writeZigzag(value.nanoseconds(), out);
  }

  @Override
  CqlDuration decode(ByteSource in, int length) {
    int end = in.position() + length;
    long months = VariableLength.readZigzag(in);
    long days = VariableLength.readZigzag(in);
    long nanoseconds = VariableLength.readZigzag(in);
    boolean positive = months >= 0 && days >= 0 && nanoseconds >= 0;
    boolean negative = months <= 0 && days <= 0 && nanoseconds <= 0;
    boolean fits = months == (int) months && days == (int) days;
    if (in.position() != end || !fits || !(positive || negative)) {
      throw Misfit.corrupt("a strange duration of " + length + " bytes");
    }
    return new CqlDuration((int) months, (int) days, nanoseconds);
  }

  @Override
  void encodeOrdered(CqlDuration value, ByteSink out) {
    throw unordered();
  }

  @Override
  CqlDuration decodeOrdered(ByteSource in) {
    throw unordered();
  }

  private RejectedInput unordered() {
    return new RejectedInput(
        ErrorCode.VALUE_REJECTED, Map.of("type", cql(), "expected", "a type with an order"), null);
  }
}
