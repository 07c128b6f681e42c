package dev.rowan.binding;

/** A codec whose property has a value even where its column has none. */
record PresentCodec<T>(ValueCodec<T> codec, T absent) implements ValueCodec<T> {
  @Override
  public Object encode(T value) {
    return codec.encode(value);
  }

  @Override
  public T decode(Object stored) {
    return codec.decode(stored);
  }
}
