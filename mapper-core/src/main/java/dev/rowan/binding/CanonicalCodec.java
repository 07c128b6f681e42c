package dev.rowan.binding;

/** A codec for Java types that are canonical as they are. */
record CanonicalCodec<T>(Class<T> type) implements ValueCodec<T> {
  @Override
  public Object encode(T value) {
    return value;
  }

  @Override
  public T decode(Object stored) {
    return Stored.as(type, stored);
  }
}
