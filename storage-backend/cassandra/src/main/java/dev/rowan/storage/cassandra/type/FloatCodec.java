package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;

/** {@code float}: the bits of every NaN are made the same, as in a key they would be many keys. */
final class FloatCodec extends ScalarCodec<Float> {
  FloatCodec() {
    super("float", Float.class, TypeCodecs.FLOAT);
  }

  @Override
  Float canonical(Float value) {
    return value.isNaN() ? Float.NaN : value;
  }

  @Override
  void add(Object value, PartBytes out) {
    out.addInt(Float.floatToIntBits(accept(value, Float.class)));
  }
}
