package dev.rowan.processor.read;

import dev.rowan.annotation.ResultsBy;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.NamedResults;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ResultFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Finds the static methods of the classes that {@code @ResultsBy} names. */
final class ResultFactoryReader {
  private static final String SUPPLIER = "java.util.function.Supplier";

  private final Elements elements;
  private final AnnotationReader annotations;
  private final TypeReader types;

  ResultFactoryReader(Elements elements, AnnotationReader annotations, TypeReader types) {
    this.elements = elements;
    this.annotations = annotations;
    this.types = types;
  }

  /**
   * What a DAO method returns, and how.
   *
   * @param result the result that Rowan produces
   * @param factory what makes the declared type of it
   */
  record Made(JavaType result, ResultFactory factory) {}

  /** Returns the classes that a DAO or a method names. */
  List<TypeElement> classes(Element element) {
    return annotations.find(element, Origin.ofType(""), ResultsBy.class).stream()
        .flatMap(named -> named.types("value").stream())
        .toList();
  }

  /**
   * Returns the same classes for the rules.
   *
   * @param method the DAO method; empty for the DAO
   * @param dao the DAO, in whose package the generated class is
   */
  Stream<NamedResults> named(
      Element element, Origin origin, Optional<Origin> method, TypeElement dao) {
    Origin annotated = origin.withAnnotation(ResultsBy.class.getCanonicalName(), 0);
    return classes(element).stream()
        .map(type -> new NamedResults(types.nameOf(type), flaw(type, dao), method, annotated));
  }

  private Optional<String> flaw(TypeElement type, TypeElement dao) {
    Accessibility accessibility = new Accessibility(elements, dao);
    if (!isVisible(type, accessibility)) {
      return Optional.of("is not visible in the package of the DAO");
    }
    List<String> made =
        factories(type, accessibility)
            .map(each -> types.javaType(each.getReturnType()).raw())
            .toList();
    if (made.isEmpty()) {
      return Optional.of("has no visible static method with one parameter and a result");
    }
    return made.stream()
        .filter(each -> made.indexOf(each) != made.lastIndexOf(each))
        .findFirst()
        .map(
            each ->
                "has two static methods that return `%s`"
                    .formatted(each.substring(each.lastIndexOf('.') + 1)));
  }

  private static boolean isVisible(TypeElement type, Accessibility accessibility) {
    return Nesting.outermostFirst(type).stream().allMatch(accessibility::sees);
  }

  private static Stream<ExecutableElement> factories(
      TypeElement type, Accessibility accessibility) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(each -> each.getModifiers().contains(Modifier.STATIC))
        .filter(each -> each.getParameters().size() == 1 && !each.isVarArgs())
        .filter(each -> each.getReturnType() instanceof DeclaredType)
        .filter(accessibility::sees);
  }

  /** Returns what the first of the classes makes the declared type of; empty if none does. */
  Optional<Made> find(JavaType declared, List<TypeElement> classes, TypeElement dao) {
    Accessibility accessibility = new Accessibility(elements, dao);
    return classes.stream()
        .filter(type -> isVisible(type, accessibility))
        .flatMap(
            type ->
                factories(type, accessibility)
                    .flatMap(method -> made(declared, type, method).stream()))
        .findFirst();
  }

  private Optional<Made> made(JavaType declared, TypeElement owner, ExecutableElement method) {
    DeclaredType returned = (DeclaredType) method.getReturnType();
    List<? extends TypeMirror> arguments = returned.getTypeArguments();
    if (!types.javaType(returned).is(declared.raw())
        || arguments.size() != declared.arguments().size()) {
      return Optional.empty();
    }
    Map<String, JavaType> variables = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      JavaType argument = declared.arguments().get(i);
      if (arguments.get(i) instanceof TypeVariable variable) {
        variables.put(nameOf(variable), argument);
      } else if (!types.javaType(arguments.get(i)).text().equals(argument.text())) {
        return Optional.empty();
      }
    }
    JavaType parameter = with(variables, method.getParameters().get(0).asType());
    boolean supplied = parameter.is(SUPPLIER) && parameter.arguments().size() == 1;
    return Optional.of(
        new Made(
            supplied ? parameter.arguments().get(0) : parameter,
            new ResultFactory(
                types.nameOf(owner), method.getSimpleName().toString(), declared, supplied)));
  }

  /** Returns the name of a variable; the text of one with an annotation would include that. */
  private static String nameOf(TypeVariable variable) {
    return variable.asElement().getSimpleName().toString();
  }

  /** Returns a type with the values of type variables. */
  private JavaType with(Map<String, JavaType> variables, TypeMirror type) {
    if (type instanceof TypeVariable variable) {
      return variables.getOrDefault(nameOf(variable), types.javaType(type));
    }
    if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
      return with(variables, wildcard.getExtendsBound());
    }
    if (!(type instanceof DeclaredType declared) || declared.getTypeArguments().isEmpty()) {
      return types.javaType(type);
    }
    return types
        .javaType(type)
        .withArguments(
            declared.getTypeArguments().stream().map(each -> with(variables, each)).toList());
  }
}
