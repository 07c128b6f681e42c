package dev.rowan.mapping;

import java.util.function.Function;

/** A codec of one canonical type that adjusts values before they are stored. */
record ConvertingCodec<T>(Class<T> type, Function<T, T> toStored) implements ValueCodec<T> {
  @Override
  public Object encode(T value) {
    return toStored.apply(value);
  }

  @Override
  public T decode(Object stored) {
    return Stored.as(type, stored);
  }
}
