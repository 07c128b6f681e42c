package dev.rowan.mapping;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnreadableRowException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Stores the constants of an enum by name. */
final class EnumCodec<T extends Enum<T>> implements ValueCodec<T> {
  private final Class<T> type;
  private final Map<String, T> byName = new LinkedHashMap<>();

  EnumCodec(Class<T> type, T[] constants) {
    this.type = type;
    for (T constant : constants) {
      byName.put(constant.name(), constant);
    }
  }

  @Override
  public Object encode(T value) {
    return value.name();
  }

  @Override
  public T decode(Object stored) {
    T constant = byName.get(Stored.as(String.class, stored));
    if (constant == null) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW,
          Map.of("expected", "a constant of " + type.getSimpleName(), "found", "another name"),
          null);
    }
    return constant;
  }
}
