package dev.rowan.processor.read;

import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * One annotation as written in the source. An attribute whose value does not compile has its
 * default value here, because the compiler reports it.
 */
final class WrittenAnnotation {
  private final Elements elements;
  private final AnnotationMirror mirror;
  private final Origin origin;

  WrittenAnnotation(Elements elements, AnnotationMirror mirror, Origin origin) {
    this.elements = elements;
    this.mirror = mirror;
    this.origin = origin;
  }

  static String nameOf(AnnotationMirror mirror) {
    return ((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName().toString();
  }

  String name() {
    return nameOf(mirror);
  }

  boolean is(Class<?> type) {
    return name().equals(type.getCanonicalName());
  }

  Origin origin() {
    return origin;
  }

  AnnotationMirror mirror() {
    return mirror;
  }

  /** Whether this attribute is written in the source. */
  boolean writes(String attribute) {
    return written(attribute).isPresent();
  }

  /** Returns the value of an attribute that is written in the source. */
  Optional<AnnotationValue> written(String attribute) {
    return mirror.getElementValues().entrySet().stream()
        .filter(entry -> entry.getKey().getSimpleName().contentEquals(attribute))
        .findFirst()
        .map(Map.Entry::getValue);
  }

  String text(String attribute) {
    return value(attribute, String.class).orElse("");
  }

  int number(String attribute) {
    return value(attribute, Integer.class).orElse(0);
  }

  long large(String attribute) {
    return value(attribute, Long.class).orElse(0L);
  }

  double decimal(String attribute) {
    return value(attribute, Double.class).orElse(0.0);
  }

  boolean flag(String attribute) {
    return value(attribute, Boolean.class).orElse(false);
  }

  <E extends Enum<E>> E constant(String attribute, Class<E> type, E otherwise) {
    return value(attribute, VariableElement.class)
        .map(constant -> constant.getSimpleName().toString())
        .flatMap(name -> constantNamed(type, name))
        .orElse(otherwise);
  }

  /** Returns the constants of an array. A value without braces is an array of one. */
  <E extends Enum<E>> List<E> constants(String attribute, Class<E> type) {
    return items(attribute).stream()
        .map(AnnotationValue::getValue)
        .filter(VariableElement.class::isInstance)
        .map(constant -> ((VariableElement) constant).getSimpleName().toString())
        .flatMap(name -> constantNamed(type, name).stream())
        .toList();
  }

  /** Returns the class that an attribute names. */
  Optional<TypeElement> type(String attribute) {
    return value(attribute, DeclaredType.class)
        .map(DeclaredType::asElement)
        .map(TypeElement.class::cast);
  }

  /** Returns the type that an attribute names, which can be a primitive type. */
  Optional<TypeMirror> typeOf(String attribute) {
    return value(attribute, TypeMirror.class);
  }

  /** Returns the classes of an array. A value without braces is an array of one. */
  List<TypeElement> types(String attribute) {
    return items(attribute).stream()
        .map(AnnotationValue::getValue)
        .filter(DeclaredType.class::isInstance)
        .map(type -> (TypeElement) ((DeclaredType) type).asElement())
        .toList();
  }

  /** Returns the strings of an array. A value without braces is an array of one. */
  List<String> texts(String attribute) {
    return items(attribute).stream().map(item -> String.valueOf(item.getValue())).toList();
  }

  /** Returns the annotation that an attribute has as its value, if it is written in the source. */
  Optional<WrittenAnnotation> annotation(String attribute) {
    return written(attribute)
        .map(AnnotationValue::getValue)
        .filter(AnnotationMirror.class::isInstance)
        .map(AnnotationMirror.class::cast)
        .map(nested -> new WrittenAnnotation(elements, nested, origin.withAttribute(attribute)));
  }

  /** Returns the annotations of an array. */
  List<AnnotationMirror> annotations(String attribute) {
    return items(attribute).stream()
        .map(AnnotationValue::getValue)
        .filter(AnnotationMirror.class::isInstance)
        .map(AnnotationMirror.class::cast)
        .toList();
  }

  private List<AnnotationValue> items(String attribute) {
    // the value of an array attribute is a list of values, as the compiler's API documents
    return value(attribute, List.class).stream()
        .flatMap(list -> ((List<?>) list).stream())
        .map(AnnotationValue.class::cast)
        .toList();
  }

  private <T> Optional<T> value(String attribute, Class<T> type) {
    Map<? extends ExecutableElement, ? extends AnnotationValue> values =
        elements.getElementValuesWithDefaults(mirror);
    return values.entrySet().stream()
        .filter(entry -> entry.getKey().getSimpleName().contentEquals(attribute))
        .map(entry -> entry.getValue().getValue())
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
  }

  private static <E extends Enum<E>> Optional<E> constantNamed(Class<E> type, String name) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equals(name)) {
        return Optional.of(constant);
      }
    }
    return Optional.empty();
  }
}
