package dev.rowan.processor.read;

import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.Writing;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Finds how generated code reads and sets the fields of a bean. */
final class BeanAccess {
  private final Types types;
  private final Accessibility sight;
  private final DeclaredType bean;
  private final List<ExecutableElement> methods;

  BeanAccess(Elements elements, Types types, TypeElement bean) {
    this.types = types;
    this.sight = new Accessibility(elements, bean);
    this.bean = (DeclaredType) bean.asType();
    this.methods =
        ElementFilter.methodsIn(elements.getAllMembers(bean)).stream()
            .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
            .filter(sight::sees)
            .filter(method -> new ThrownTypes(elements, types).isUnchecked(method))
            .toList();
  }

  Reading reading(VariableElement field, TypeMirror type) {
    String name = field.getSimpleName().toString();
    Stream<String> getters =
        isBoolean(type)
            ? Stream.of(name, "get" + capitalized(name), "is" + capitalized(name))
            : Stream.of(name, "get" + capitalized(name));
    return getters
        .filter(getter -> methods.stream().anyMatch(method -> isGetter(method, getter, type)))
        .findFirst()
        .<Reading>map(Reading.Accessor::new)
        .orElseGet(() -> sight.sees(field) ? new Reading.FromField(name) : new Reading.NoReading());
  }

  Writing writing(VariableElement field, TypeMirror type) {
    String name = field.getSimpleName().toString();
    String setter = "set" + capitalized(name);
    if (methods.stream().anyMatch(method -> isSetter(method, setter, type))) {
      return new Writing.Setter(setter);
    }
    Set<Modifier> modifiers = field.getModifiers();
    boolean finalField = modifiers.contains(Modifier.FINAL);
    return sight.sees(field) && !finalField
        ? new Writing.ToField(name)
        : new Writing.NoWriting(finalField);
  }

  private boolean isGetter(ExecutableElement method, String name, TypeMirror type) {
    return method.getSimpleName().contentEquals(name)
        && method.getParameters().isEmpty()
        && types.isSameType(asSeen(method).getReturnType(), type);
  }

  private boolean isSetter(ExecutableElement method, String name, TypeMirror type) {
    return method.getSimpleName().contentEquals(name)
        && method.getParameters().size() == 1
        && types.isSameType(asSeen(method).getParameterTypes().get(0), type);
  }

  private ExecutableType asSeen(ExecutableElement method) {
    return (ExecutableType) types.asMemberOf(bean, method);
  }

  private static boolean isBoolean(TypeMirror type) {
    return type.getKind() == TypeKind.BOOLEAN;
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
