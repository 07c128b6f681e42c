package dev.rowan.cql;

import dev.rowan.cql.text.TextPosition;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Objects;

/** Compares trees of records without their positions. */
final class SameTree {
  private SameTree() {}

  /** Returns whether the trees are equal, except for positions. */
  static boolean equal(Object one, Object two) {
    if (one instanceof List<?> list && two instanceof List<?> other) {
      if (list.size() != other.size()) {
        return false;
      }
      for (int i = 0; i < list.size(); i++) {
        if (!equal(list.get(i), other.get(i))) {
          return false;
        }
      }
      return true;
    }
    if (one instanceof TextPosition && two instanceof TextPosition) {
      return true;
    }
    if (!(one instanceof Record) || two == null || one.getClass() != two.getClass()) {
      return Objects.equals(one, two);
    }
    for (RecordComponent component : one.getClass().getRecordComponents()) {
      if (!equal(value(one, component), value(two, component))) {
        return false;
      }
    }
    return true;
  }

  private static Object value(Object owner, RecordComponent component) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError(component.toString(), e);
    }
  }
}
