package dev.rowan.processor.read;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * What Lombok does with a class. A class goes in; out comes whether it has annotations of Lombok,
 * and whether Lombok has still to change fields or constructors that generated code uses. This is
 * so if Lombok comes after Rowan in the processor path.
 *
 * @param isUsed whether the class or a field has an annotation of Lombok
 * @param isPending whether fields or constructors will change
 */
record LombokUse(boolean isUsed, boolean isPending) {
  private static final String PACKAGE = "lombok.";
  private static final String VALUE = "lombok.Value";

  /** Annotations that write a constructor with parameters, if the class has none. */
  private static final Set<String> CONSTRUCTORS =
      Set.of(
          "lombok.AllArgsConstructor", "lombok.Builder", VALUE, "lombok.experimental.SuperBuilder");

  /** An annotation that writes a constructor without parameters. */
  private static final String EMPTY_CONSTRUCTOR = "lombok.NoArgsConstructor";

  static LombokUse of(TypeElement type, Elements elements) {
    List<VariableElement> fields = ElementFilter.fieldsIn(type.getEnclosedElements());
    Set<String> ofType = annotations(type).collect(Collectors.toSet());
    boolean used =
        !ofType.isEmpty() || fields.stream().flatMap(LombokUse::annotations).findAny().isPresent();
    return new LombokUse(
        used,
        used
            && (constructorIsPending(type, ofType, elements)
                || fieldIsPending(type, fields, ofType)));
  }

  private static boolean constructorIsPending(
      TypeElement type, Set<String> annotations, Elements elements) {
    return type.getKind() == ElementKind.CLASS
        && !annotations.contains(EMPTY_CONSTRUCTOR)
        && annotations.stream().anyMatch(CONSTRUCTORS::contains)
        && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .allMatch(constructor -> isImplicit(constructor, elements));
  }

  private static boolean isImplicit(ExecutableElement constructor, Elements elements) {
    return elements.getOrigin(constructor) == Elements.Origin.MANDATED;
  }

  /** {@code @Value} makes fields private, after it has written a getter for each. */
  private static boolean fieldIsPending(
      TypeElement type, List<VariableElement> fields, Set<String> annotations) {
    return annotations.contains(VALUE)
        && fields.stream().anyMatch(field -> !field.getModifiers().contains(Modifier.STATIC))
        && ElementFilter.methodsIn(type.getEnclosedElements()).isEmpty();
  }

  private static Stream<String> annotations(Element element) {
    return element.getAnnotationMirrors().stream()
        .map(WrittenAnnotation::nameOf)
        .filter(name -> name.startsWith(PACKAGE));
  }
}
