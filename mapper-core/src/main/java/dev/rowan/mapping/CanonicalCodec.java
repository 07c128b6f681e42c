package dev.rowan.mapping;

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

  /**
   * Checks the type of each of some stored values. A property may then have them unchanged.
   *
   * @throws dev.rowan.error.UnreadableRowException if one of them is of another type
   */
  void check(Iterable<?> stored) {
    stored.forEach(this::decode);
  }
}
