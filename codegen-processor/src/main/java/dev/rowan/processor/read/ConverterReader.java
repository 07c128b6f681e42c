package dev.rowan.processor.read;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads the converters that {@code @ConvertedBy} names on an element. */
final class ConverterReader {
  private final Elements elements;
  private final Types types;
  private final AnnotationReader annotations;
  private final TypeReader typeReader;

  ConverterReader(Elements elements, Types types, TypeReader typeReader) {
    this.elements = elements;
    this.types = types;
    this.annotations = new AnnotationReader(elements);
    this.typeReader = typeReader;
  }

  /**
   * Returns the converters that an element names.
   *
   * @param entity the class whose generated mapping creates them
   */
  List<ConverterModel> read(Element element, Origin origin, TypeElement entity) {
    Accessibility accessibility = new Accessibility(elements, entity);
    return annotations.find(element, origin, ConvertedBy.class).stream()
        .flatMap(
            named ->
                named.types("value").stream()
                    .filter(this::isConverter) // else the compiler reports it
                    .map(type -> converter(type, accessibility)))
        .toList();
  }

  /** Returns the converter; its class gives both type arguments, as the compiler checks. */
  private ConverterModel converter(TypeElement type, Accessibility accessibility) {
    List<JavaType> arguments =
        supertype(type.asType()).orElseThrow().getTypeArguments().stream()
            .map(typeReader::javaType)
            .toList();
    return new ConverterModel(
        typeReader.nameOf(type), arguments.get(0), arguments.get(1), flaw(type, accessibility));
  }

  /** Returns the conversion to JSON. */
  Conversion.AsJson json(JavaType type, WrittenAnnotation json, TypeElement entity) {
    Accessibility accessibility = new Accessibility(elements, entity);
    Optional<TypeElement> mapper = json.types("mapper").stream().findFirst();
    return new Conversion.AsJson(
        type,
        mapper.map(typeReader::nameOf),
        jsonFlaw(type, accessibility)
            .or(
                () ->
                    mapper.flatMap(
                        each ->
                            flaw(each, accessibility)
                                .map(flaw -> "`%s` %s".formatted(each.getSimpleName(), flaw)))));
  }

  /** Returns why no class literal names a type, or a part of it. */
  private Optional<String> jsonFlaw(JavaType type, Accessibility accessibility) {
    String name = type.brief();
    boolean visible =
        typeReader.element(type).stream()
            .flatMap(element -> Nesting.outermostFirst(element).stream())
            .allMatch(accessibility::sees);
    if (type.kind() == JavaType.Kind.OTHER) {
      return Optional.of("`%s` is no class".formatted(name));
    }
    if (!visible) {
      return Optional.of("`%s` is not visible in the package of the entity".formatted(name));
    }
    return type.arguments().stream()
        .flatMap(argument -> jsonFlaw(argument, accessibility).stream())
        .findFirst();
  }

  private boolean isConverter(TypeElement type) {
    return supertype(type.asType())
        .filter(converter -> converter.getTypeArguments().size() == 2)
        .isPresent();
  }

  /** Returns the interface, with the arguments that a class gives it. */
  private Optional<DeclaredType> supertype(TypeMirror type) {
    if (type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals(Converter.class.getCanonicalName())) {
      return Optional.of(declared);
    }
    return types.directSupertypes(type).stream()
        .flatMap(each -> supertype(each).stream())
        .findFirst();
  }

  private static Optional<String> flaw(TypeElement type, Accessibility accessibility) {
    boolean nested = Nesting.isNested(type);
    if (type.getKind() != ElementKind.CLASS && type.getKind() != ElementKind.RECORD) {
      return Optional.of("is no class");
    }
    if (type.getModifiers().contains(Modifier.ABSTRACT)) {
      return Optional.of("is abstract");
    }
    if (nested && !type.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of("is an inner class, which is not static");
    }
    if (!Nesting.outermostFirst(type).stream().allMatch(accessibility::sees)) {
      return Optional.of("is not visible in the package of the entity");
    }
    Stream<? extends Element> constructors =
        ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .filter(constructor -> constructor.getParameters().isEmpty())
            .filter(accessibility::sees);
    return constructors.findAny().isEmpty()
        ? Optional.of("has no visible constructor without parameters")
        : Optional.empty();
  }
}
