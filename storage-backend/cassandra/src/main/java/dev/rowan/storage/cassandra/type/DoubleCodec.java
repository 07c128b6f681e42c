package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;

/** {@code double}: the bits of every NaN are made the same, as in a key they would be many keys. */
final class DoubleCodec extends ScalarCodec<Double> {
  DoubleCodec() {
    super("double", Double.class, TypeCodecs.DOUBLE);
  }

  @Override
  Double canonical(Double value) {
    return value.isNaN() ? Double.NaN : value;
  }
}
