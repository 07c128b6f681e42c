package dev.rowan.processor.read;

import dev.rowan.processor.model.Origin;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Navigates from members and nested types to their enclosing types. */
final class Nesting {
  private Nesting() {}

  /** Returns the enclosing types and the type itself, the outermost first. */
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

  /** Returns the position of a member of a type. */
  static Origin originOf(Element member) {
    TypeElement owner = owner(member);
    return Origin.ofType(owner.getQualifiedName().toString())
        .withMember(owner.getEnclosedElements().indexOf(member));
  }

  /** Returns the type that declares a field or a method. */
  static TypeElement owner(Element member) {
    if (member.getEnclosingElement() instanceof TypeElement owner) {
      return owner;
    }
    throw new IllegalArgumentException("a member outside a type: " + member);
  }
}
