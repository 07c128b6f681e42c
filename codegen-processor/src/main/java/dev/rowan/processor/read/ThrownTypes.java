package dev.rowan.processor.read;

import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Determines which members generated code can call. Generated code catches no exceptions. */
final class ThrownTypes {
  private final Elements elements;
  private final Types types;

  ThrownTypes(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** Whether all declared exceptions are unchecked. */
  boolean isUnchecked(ExecutableElement member) {
    return member.getThrownTypes().stream()
        .allMatch(
            thrown ->
                Stream.of(RuntimeException.class, Error.class)
                    .anyMatch(unchecked -> types.isSubtype(thrown, type(unchecked))));
  }

  private TypeMirror type(Class<?> known) {
    TypeElement element = elements.getTypeElement(known.getCanonicalName());
    return element.asType();
  }
}
