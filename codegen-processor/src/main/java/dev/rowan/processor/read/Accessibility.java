package dev.rowan.processor.read;

import dev.rowan.processor.model.Visibility;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Determines which types and members generated code in the same package can access. */
final class Accessibility {
  private final Elements elements;
  private final PackageElement from;

  Accessibility(Elements elements, TypeElement neighbour) {
    this.elements = elements;
    this.from = elements.getPackageOf(neighbour);
  }

  boolean sees(Element member) {
    Set<Modifier> modifiers = member.getModifiers();
    if (modifiers.contains(Modifier.PRIVATE)) {
      return false;
    }
    return modifiers.contains(Modifier.PUBLIC) || elements.getPackageOf(member).equals(from);
  }

  /** Returns the visibility of a type, limited by its enclosing types. */
  static Visibility of(TypeElement type) {
    Visibility visibility = Visibility.PUBLIC;
    for (TypeElement each : Nesting.outermostFirst(type)) {
      if (each.getModifiers().contains(Modifier.PRIVATE)) {
        return Visibility.PRIVATE;
      }
      if (!each.getModifiers().contains(Modifier.PUBLIC)) {
        visibility = Visibility.PACKAGE;
      }
    }
    return visibility;
  }
}
