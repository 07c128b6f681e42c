package dev.rowan.internal.read;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.AnyOf;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The keys that a call means by several values of some columns. */
public final class Combinations {
  /** A call of more keys would fill the memory before it reads or writes anything. */
  static final int MAX_COMBINATIONS = 100_000;

  private Combinations() {}

  /**
   * Returns each value of each column combined with each value of the others, in the order of the
   * values.
   *
   * @param values of a key, or of a part of one; an {@link AnyOf} for several values
   * @param method the method that was called, for errors; null if the error gets it later
   * @throws RejectedInputException if there are more than 100,000
   */
  public static List<List<Object>> of(List<Object> values, @Nullable String method) {
    for (Object value : values) {
      if (value instanceof AnyOf) {
        return all(values, method);
      }
    }
    return List.of(values);
  }

  private static List<List<Object>> all(List<Object> values, @Nullable String method) {
    List<List<Object>> combined = List.of(List.of());
    for (Object value : values) {
      List<Object> choices = value instanceof AnyOf any ? any.values() : List.of(value);
      if ((long) combined.size() * choices.size() > MAX_COMBINATIONS) {
        Map<String, String> context = new LinkedHashMap<>();
        if (method != null) {
          context.put("method", method);
        }
        context.put("combinations", "more than " + MAX_COMBINATIONS);
        throw new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, context, null);
      }
      List<List<Object>> longer = new ArrayList<>(combined.size() * choices.size());
      for (List<Object> start : combined) {
        for (Object choice : choices) {
          List<Object> with = new ArrayList<>(start);
          with.add(choice);
          longer.add(with);
        }
      }
      combined = longer;
    }
    return combined;
  }
}
