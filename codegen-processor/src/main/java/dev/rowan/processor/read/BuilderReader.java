package dev.rowan.processor.read;

import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.model.Writing;
import dev.rowan.processor.read.CreationReader.Creation;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads the builder of a class: the object that its static method {@code builder()} returns. The
 * builder has a method for each property, which returns the builder, and {@code build()}.
 */
final class BuilderReader {
  private final Elements elements;
  private final Types types;
  private final DeclaredType type;
  private final Accessibility accessibility;
  private final ThrownTypes thrown;

  BuilderReader(Elements elements, Types types, DeclaredType type, Accessibility accessibility) {
    this.elements = elements;
    this.types = types;
    this.type = type;
    this.accessibility = accessibility;
    this.thrown = new ThrownTypes(elements, types);
  }

  /** Returns how the builder creates an object with a value for each field, if it can. */
  Optional<Creation> read(List<FieldView> fields) {
    return builder().flatMap(builder -> creation(builder, fields));
  }

  private Optional<DeclaredType> builder() {
    return ElementFilter.methodsIn(type.asElement().getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals("builder"))
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> method.getParameters().isEmpty() && method.getTypeParameters().isEmpty())
        .filter(method -> accessibility.sees(method) && thrown.isUnchecked(method))
        .map(ExecutableElement::getReturnType)
        .filter(DeclaredType.class::isInstance)
        .map(DeclaredType.class::cast)
        .filter(
            result ->
                Nesting.outermostFirst((TypeElement) result.asElement()).stream()
                    .allMatch(accessibility::sees))
        .findFirst();
  }

  private Optional<Creation> creation(DeclaredType builder, List<FieldView> fields) {
    List<ExecutableElement> methods =
        ElementFilter.methodsIn(elements.getAllMembers((TypeElement) builder.asElement())).stream()
            .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
            .filter(method -> accessibility.sees(method) && thrown.isUnchecked(method))
            .toList();
    boolean builds =
        methods.stream()
            .filter(method -> method.getSimpleName().contentEquals("build"))
            .map(method -> asSeen(method, builder))
            .anyMatch(
                method ->
                    method.getParameterTypes().isEmpty()
                        && types.isSameType(method.getReturnType(), type));
    if (!builds) {
      return Optional.empty();
    }
    Map<VariableElement, Writing> calls = new HashMap<>();
    for (FieldView field : fields) {
      Optional<String> method = method(field, methods, builder);
      if (method.isEmpty()) {
        return Optional.empty();
      }
      calls.put(field.field(), new Writing.ToBuilder(method.get()));
    }
    return Optional.of(new Creation(Construction.BUILDER, calls, Optional.empty()));
  }

  private Optional<String> method(
      FieldView field, List<ExecutableElement> methods, DeclaredType builder) {
    String name = field.name();
    String capitalized = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return Stream.of(name, "set" + capitalized, "with" + capitalized)
        .filter(
            named ->
                methods.stream()
                    .filter(method -> method.getSimpleName().contentEquals(named))
                    .map(method -> asSeen(method, builder))
                    .anyMatch(method -> takes(method, field.type(), builder)))
        .findFirst();
  }

  private boolean takes(ExecutableType method, TypeMirror value, DeclaredType builder) {
    return method.getParameterTypes().size() == 1
        && types.isSameType(method.getParameterTypes().get(0), value)
        && types.isSubtype(method.getReturnType(), builder);
  }

  private ExecutableType asSeen(ExecutableElement method, DeclaredType builder) {
    return (ExecutableType) types.asMemberOf(builder, method);
  }
}
