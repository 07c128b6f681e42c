package dev.rowan.processor.read;

import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.Writing;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

/**
 * Finds how generated code reads and sets the fields of a bean. Only methods that the bean's
 * classes declare are accessors, and none with the name of a method of {@code Object}: a record
 * cannot have a component of such a name either.
 */
final class BeanAccess {
  private static final Set<String> OF_OBJECT =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  private final Types types;
  private final Accessibility accessibility;
  private final DeclaredType bean;
  private final List<TypeElement> lineage;
  private final List<ExecutableElement> methods;

  /**
   * @param accessibility what generated code can access
   * @param lineage the bean's class and its superclasses without {@code Object}, the topmost first
   */
  BeanAccess(
      Elements elements,
      Types types,
      DeclaredType bean,
      Accessibility accessibility,
      List<TypeElement> lineage) {
    this.types = types;
    this.lineage = lineage;
    this.accessibility = accessibility;
    this.bean = bean;
    this.methods =
        ElementFilter.methodsIn(elements.getAllMembers((TypeElement) bean.asElement())).stream()
            .filter(method -> lineage.contains(Nesting.owner(method)))
            .filter(method -> !OF_OBJECT.contains(method.getSimpleName().toString()))
            .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
            .filter(accessibility::sees)
            .filter(method -> new ThrownTypes(elements, types).isUnchecked(method))
            .toList();
  }

  /**
   * Returns the type of the property of a field: that of the field, unless a subclass of the class
   * of the field has a getter that returns a narrower type.
   */
  TypeMirror type(VariableElement field) {
    TypeMirror declared = types.asMemberOf(bean, field);
    String name = field.getSimpleName().toString();
    return getters(name, declared)
        .flatMap(getter -> methods.stream().filter(method -> isNarrower(method, getter, field)))
        .max(Comparator.comparingInt(method -> lineage.indexOf(Nesting.owner(method))))
        .map(method -> asSeen(method).getReturnType())
        .orElse(declared);
  }

  private boolean isNarrower(ExecutableElement method, String name, VariableElement field) {
    TypeMirror declared = types.asMemberOf(bean, field);
    TypeMirror result = asSeen(method).getReturnType();
    return method.getSimpleName().contentEquals(name)
        && method.getParameters().isEmpty()
        && lineage.indexOf(Nesting.owner(method)) > lineage.indexOf(Nesting.owner(field))
        && result.getKind() == TypeKind.DECLARED
        && types.isSubtype(result, declared)
        && !types.isSameType(result, declared);
  }

  private static Stream<String> getters(String name, TypeMirror type) {
    return isBoolean(type)
        ? Stream.of("is" + capitalized(name), "get" + capitalized(name), name)
        : Stream.of("get" + capitalized(name), name);
  }

  Reading reading(VariableElement field, TypeMirror type) {
    String name = field.getSimpleName().toString();
    return getters(name, type)
        .filter(getter -> methods.stream().anyMatch(method -> isGetter(method, getter, type)))
        .findFirst()
        .<Reading>map(Reading.Accessor::new)
        .orElseGet(
            () ->
                reaches(field)
                    ? new Reading.FromField(name)
                    : new Reading.NoReading(declared(getter(name, type), 0)));
  }

  Writing writing(VariableElement field, TypeMirror type) {
    String name = field.getSimpleName().toString();
    String setter = "set" + capitalized(name);
    TypeMirror wider = types.asMemberOf(bean, field);
    if (methods.stream()
        .anyMatch(method -> isSetter(method, setter, type) || isSetter(method, setter, wider))) {
      return new Writing.Setter(setter);
    }
    boolean finalField = field.getModifiers().contains(Modifier.FINAL);
    if (!finalField
        && methods.stream()
            .anyMatch(
                method ->
                    isFluentSetter(method, name, type) || isFluentSetter(method, name, wider))) {
      return new Writing.Setter(name);
    }
    return reaches(field) && !finalField
        ? new Writing.ToField(name)
        : new Writing.NoWriting(finalField, declared(setter, 1));
  }

  /** Whether the field's name, used with the bean, means this field and not a constant below it. */
  private boolean reaches(VariableElement field) {
    return accessibility.sees(field)
        && lineage.stream()
            .skip(lineage.indexOf(Nesting.owner(field)) + 1L)
            .flatMap(below -> ElementFilter.fieldsIn(below.getEnclosedElements()).stream())
            .filter(other -> other.getModifiers().contains(Modifier.STATIC))
            .noneMatch(other -> other.getSimpleName().equals(field.getSimpleName()));
  }

  /** Returns the name if the bean declares a method of that name, which no accessor can be. */
  private Optional<String> declared(String method, int parameters) {
    return lineage.stream()
            .flatMap(each -> ElementFilter.methodsIn(each.getEnclosedElements()).stream())
            .filter(each -> each.getParameters().size() == parameters)
            .anyMatch(each -> each.getSimpleName().contentEquals(method))
        ? Optional.of(method)
        : Optional.empty();
  }

  private static String getter(String name, TypeMirror type) {
    return (isBoolean(type) ? "is" : "get") + capitalized(name);
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

  /** Whether the method has the name of the field, and returns the object that it changes. */
  private boolean isFluentSetter(ExecutableElement method, String name, TypeMirror type) {
    if (!isSetter(method, name, type)) {
      return false;
    }
    TypeMirror result = asSeen(method).getReturnType();
    return result.getKind() == TypeKind.VOID || types.isSubtype(bean, result);
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
