package dev.rowan.processor.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * A constructor with parameters.
 *
 * @param names the names of the properties that its parameters take: those of {@code
 *     ConstructorProperties}, or else those of the parameters
 * @param annotated whether {@code ConstructorProperties} gives the names
 * @param text the constructor as source, for messages
 * @param flaw why generated code cannot call it, whatever its parameters are
 */
record ConstructorView(
    List<String> names,
    List<TypeMirror> types,
    boolean annotated,
    String text,
    Optional<String> flaw) {
  private static final String PROPERTIES = "java.beans.ConstructorProperties";
  private static final int LONGEST = 60;

  static ConstructorView of(
      ExecutableElement constructor,
      DeclaredType type,
      Optional<String> flaw,
      Types types,
      TypeReader typeReader) {
    List<String> names = names(constructor);
    ExecutableType seen = (ExecutableType) types.asMemberOf(type, constructor);
    List<TypeMirror> parameters = new ArrayList<>(seen.getParameterTypes());
    return new ConstructorView(
        names,
        parameters,
        !written(constructor).isEmpty(),
        text(type, names, parameters, typeReader),
        flaw);
  }

  /** Returns why generated code cannot pass a value for each field; empty if it can. */
  Optional<String> mismatch(List<FieldView> fields, Types comparing) {
    if (flaw.isPresent()) {
      return flaw.map(("`" + text + "` ")::concat);
    }
    Set<String> open = new HashSet<>(names);
    if (open.size() < names.size()) {
      return Optional.of("two parameters of `%s` have one name".formatted(text));
    }
    for (FieldView field : fields) {
      int at = names.indexOf(field.name());
      if (at < 0) {
        return Optional.of("`%s` has no parameter for `%s`".formatted(text, field.name()));
      }
      if (!comparing.isSameType(types.get(at), field.type())) {
        return Optional.of(
            "parameter `%s` of `%s` has another type than the field".formatted(field.name(), text));
      }
      open.remove(field.name());
    }
    return names.stream()
        .filter(open::contains)
        .findFirst()
        .map(name -> "parameter `%s` of `%s` is no stored property".formatted(name, text));
  }

  /** Whether its names are those that the compiler makes up for a class file without names. */
  boolean isNameless() {
    return flaw.isEmpty() && !annotated && isNameless(names);
  }

  /** Whether names of parameters are those that the compiler makes up. */
  static boolean isNameless(List<String> names) {
    return IntStream.range(0, names.size()).allMatch(at -> names.get(at).equals("arg" + at));
  }

  /** Returns the names of the properties that a constructor takes. */
  static List<String> names(ExecutableElement constructor) {
    List<String> written = written(constructor);
    return written.size() == constructor.getParameters().size()
        ? written
        : constructor.getParameters().stream()
            .map(parameter -> parameter.getSimpleName().toString())
            .toList();
  }

  /** Returns the names in {@code ConstructorProperties}; empty without it. */
  static List<String> written(ExecutableElement constructor) {
    for (AnnotationMirror mirror : constructor.getAnnotationMirrors()) {
      if (WrittenAnnotation.nameOf(mirror).equals(PROPERTIES)) {
        return mirror.getElementValues().values().stream()
            .map(AnnotationValue::getValue)
            .filter(List.class::isInstance)
            .flatMap(list -> ((List<?>) list).stream())
            .map(item -> String.valueOf(((AnnotationValue) item).getValue()))
            .toList();
      }
    }
    return List.of();
  }

  private static String text(
      DeclaredType type, List<String> names, List<TypeMirror> types, TypeReader typeReader) {
    String name = type.asElement().getSimpleName().toString();
    String whole =
        IntStream.range(0, names.size())
            .mapToObj(at -> typeReader.javaType(types.get(at)).brief() + " " + names.get(at))
            .collect(Collectors.joining(", ", name + "(", ")"));
    return whole.length() > LONGEST ? name + "(…)" : whole;
  }
}
