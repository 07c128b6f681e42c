package dev.rowan.processor.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Types inside types, and members inside types. */
final class Nesting {
  private Nesting() {}

  /** The type and those around it, the outermost first. */
  static List<TypeElement> outermostFirst(TypeElement type) {
    Deque<TypeElement> types = new ArrayDeque<>();
    @Nullable Element each = type;
    while (each instanceof TypeElement enclosing) {
      types.addFirst(enclosing);
      each = enclosing.getEnclosingElement();
    }
    return List.copyOf(types);
  }

  static boolean isNested(TypeElement type) {
    return type.getEnclosingElement() instanceof TypeElement;
  }

  /** The type that declares a field. */
  static TypeElement owner(VariableElement field) {
    if (field.getEnclosingElement() instanceof TypeElement owner) {
      return owner;
    }
    throw new IllegalArgumentException("a variable outside a type: " + field);
  }
}
