package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import dev.rowan.value.CqlDuration;
import java.nio.ByteBuffer;
import java.util.Objects;

/** {@code duration}: our value is not the driver's. */
final class DurationCodec extends ValueCodec {
  DurationCodec() {
    super("duration");
  }

  @Override
  public ByteBuffer encode(Object value) {
    CqlDuration duration = accept(value, CqlDuration.class);
    return Objects.requireNonNull(
        TypeCodecs.DURATION.encode(
            com.datastax.oss.driver.api.core.data.CqlDuration.newInstance(
                duration.months(), duration.days(), duration.nanoseconds()),
            ProtocolVersion.DEFAULT));
  }

  @Override
  void add(Object value, PartBytes out) {
    out.add(encode(value));
  }

  @Override
  Object read(ByteBuffer bytes) {
    var duration =
        Objects.requireNonNull(TypeCodecs.DURATION.decode(bytes, ProtocolVersion.DEFAULT));
    return new CqlDuration(duration.getMonths(), duration.getDays(), duration.getNanoseconds());
  }
}
