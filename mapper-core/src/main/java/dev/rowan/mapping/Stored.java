package dev.rowan.mapping;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.value.ScalarValueTypes;
import dev.rowan.spi.value.ValueType;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks of values on their way between rows and properties. */
final class Stored {
  private Stored() {}

  static <T> T as(Class<T> type, Object stored) {
    if (!type.isInstance(stored)) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW,
          Map.of("expected", type.getSimpleName(), "found", stored.getClass().getSimpleName()),
          null);
    }
    return type.cast(stored);
  }

  /**
   * Returns elements of a set, or keys of a map, of which no two are the same decimal with
   * different scales. CQL takes these as one, and stores either.
   */
  static <C extends Collection<?>> C distinct(C elements) {
    Object first = elements.size() > 1 ? elements.iterator().next() : null;
    if (first != null && ScalarValueTypes.hasEqualForms(first)) {
      ValueType type = ScalarValueTypes.ofValue(first).orElseThrow();
      Set<Object> numbers = new HashSet<>();
      for (Object each : elements) {
        numbers.add(type.keyForm(each));
      }
      if (numbers.size() < elements.size()) {
        throw new RejectedInputException(
            ErrorCode.VALUE_REJECTED,
            Map.of(
                "found", "decimals in a set or as keys that differ only in their scale",
                "expected", "each number once, such as 1.0 or 1.00"),
            null);
      }
    }
    return elements;
  }

  static <T> T element(@Nullable T value) {
    if (value == null) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED, Map.of("found", "null inside a collection"), null);
    }
    return value;
  }

  /** Returns the canonical value of an element of a collection, which is never null. */
  static <T> Object encoded(ValueCodec<T> codec, @Nullable T value) {
    return element(codec.encode(element(value)));
  }
}
