package dev.rowan.binding;

import java.util.function.Function;

/** A codec of one canonical type that adjusts values on their way. */
record ConvertingCodec<T>(Class<T> type, Function<T, T> toStored, Function<T, T> fromStored)
    implements ValueCodec<T> {
  @Override
  public Object encode(T value) {
    return toStored.apply(value);
  }

  @Override
  public T decode(Object stored) {
    return fromStored.apply(Stored.as(type, stored));
  }
}
