package dev.rowan.processor.read;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.source.NamingConventions;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Elements;

/** Reads types: the Java type as written, and the column type that stores it. */
final class TypeReader {
  /** The Java type of a vector, which does not include its length. */
  static final String VECTOR = "float[]";

  /** The converters that apply to the values of one property. */
  @FunctionalInterface
  interface Converters {
    /** Returns the converter of a type, if there is one. */
    Optional<ConverterModel> of(JavaType type);
  }

  /** Types inside one another, above which a type is taken as one that contains itself. */
  private static final int DEEPEST = 16;

  private final Elements elements;
  private final Function<TypeElement, List<ColumnType>> fields;

  /** The tuples whose fields are being read, so that one that contains itself ends. */
  private final Set<String> open = new HashSet<>();

  /**
   * Creates a reader.
   *
   * @param fields reads the types of the fields of a tuple
   */
  TypeReader(Elements elements, Function<TypeElement, List<ColumnType>> fields) {
    this.elements = elements;
    this.fields = fields;
  }

  /** Returns the type as written, without its annotations. */
  JavaType javaType(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      // the text of an annotated primitive would include the annotation
      String text = type.getKind().name().toLowerCase(Locale.ROOT);
      return new JavaType(JavaType.Kind.PRIMITIVE, Optional.empty(), text, List.of());
    }
    if (type instanceof ArrayType array) {
      JavaType component = javaType(array.getComponentType());
      return new JavaType(
          JavaType.Kind.ARRAY, Optional.empty(), component.text() + "[]", List.of(component));
    }
    return type.getKind() == TypeKind.DECLARED
        ? declared((DeclaredType) type)
        : new JavaType(JavaType.Kind.OTHER, Optional.empty(), type.toString(), List.of());
  }

  /** Returns the class of a type that is one. */
  Optional<TypeElement> element(JavaType type) {
    return type.name().map(TypeName::qualified).map(elements::getTypeElement);
  }

  TypeName nameOf(TypeElement type) {
    List<String> simpleNames =
        Nesting.outermostFirst(type).stream().map(each -> each.getSimpleName().toString()).toList();
    return new TypeName(elements.getPackageOf(type).getQualifiedName().toString(), simpleNames);
  }

  private List<String> constants(JavaType type) {
    TypeElement declared = elements.getTypeElement(type.raw());
    return declared == null
        ? List.of()
        : declared.getEnclosedElements().stream()
            .filter(each -> each.getKind() == ElementKind.ENUM_CONSTANT)
            .map(each -> each.getSimpleName().toString())
            .toList();
  }

  /** Returns the default column type for values of this type, without converters. */
  ColumnType columnType(JavaType type) {
    return columnType(type, each -> Optional.empty());
  }

  /**
   * Returns the default column type for values of this type.
   *
   * @param converters the converter of a type, if there is one
   */
  ColumnType columnType(JavaType type, Converters converters) {
    return columnType(type, converters, 0);
  }

  private ColumnType columnType(JavaType type, Converters converters, int depth) {
    ColumnType unsupported = new ColumnType.Unsupported(type.brief());
    if (depth > DEEPEST) {
      return unsupported;
    }
    Optional<ConverterModel> converter = converters.of(type);
    if (converter.isPresent()) {
      ColumnType stored = columnType(converter.get().column(), each -> Optional.empty(), depth + 1);
      return new ColumnType.Converted(stored, new Conversion.ByClass(converter.get()));
    }
    return JavaScalar.of(type.raw())
        .map(JavaScalar::columnType)
        .or(() -> enumType(type))
        .or(() -> userType(type))
        .or(() -> generic(type, converters, depth))
        .or(() -> array(type, converters, depth))
        .or(() -> ofComponent(type, converters, depth))
        .orElse(unsupported);
  }

  private Optional<ColumnType> enumType(JavaType type) {
    return type.kind() == JavaType.Kind.ENUM
        ? Optional.of(new ColumnType.EnumByName(type, constants(type)))
        : Optional.empty();
  }

  private Optional<ColumnType> generic(JavaType type, Converters converters, int depth) {
    if (type.kind() != JavaType.Kind.DECLARED || type.arguments().isEmpty()) {
      return Optional.empty();
    }
    List<ColumnType> arguments =
        type.arguments().stream().map(each -> columnType(each, converters, depth + 1)).toList();
    ColumnType first = arguments.get(0);
    return switch (type.raw()) {
      case "java.util.List" -> Optional.of(new ColumnType.ListOf(first, false));
      case "java.util.Set" -> Optional.of(new ColumnType.SetOf(first, false));
      case "java.util.Map" -> Optional.of(new ColumnType.MapOf(first, arguments.get(1), false));
      case "java.util.Optional" ->
          Optional.of(
              new ColumnType.Converted(first, new Conversion.OfOptional(type.arguments().get(0))));
      default -> Optional.empty();
    };
  }

  /** Returns the type of an array; one of floats is a vector, whose length an annotation states. */
  private Optional<ColumnType> array(JavaType type, Converters converters, int depth) {
    if (type.kind() != JavaType.Kind.ARRAY || type.is("float[]")) {
      return Optional.empty();
    }
    JavaType component = type.arguments().get(0);
    ColumnType element = columnType(component, converters, depth + 1);
    return element.anyPart(ColumnType::isUnsupported)
        ? Optional.empty()
        : Optional.of(
            new ColumnType.Converted(
                new ColumnType.ListOf(element, true), new Conversion.OfArray(component)));
  }

  /** Returns the type of a record of one component, which is stored as its component. */
  private Optional<ColumnType> ofComponent(JavaType type, Converters converters, int depth) {
    return recordOfOne(type)
        .map(
            component -> {
              JavaType inside = argumentFor(component.asType(), type);
              return new ColumnType.Converted(
                  columnType(inside, converters, depth + 1),
                  new Conversion.OfComponent(type, component.getSimpleName().toString(), inside));
            });
  }

  private Optional<RecordComponentElement> recordOfOne(JavaType type) {
    if (type.kind() != JavaType.Kind.DECLARED) {
      return Optional.empty();
    }
    return element(type)
        .filter(each -> each.getKind() == ElementKind.RECORD)
        .filter(each -> each.getRecordComponents().size() == 1)
        .filter(each -> each.getAnnotation(Entity.class) == null)
        .map(each -> each.getRecordComponents().get(0));
  }

  /** Returns the type of a component; a type variable is the argument of the record. */
  private JavaType argumentFor(TypeMirror component, JavaType record) {
    if (component instanceof TypeVariable variable
        && variable.asElement().getEnclosingElement() instanceof TypeElement declaring) {
      int position = declaring.getTypeParameters().indexOf(variable.asElement());
      if (position >= 0 && position < record.arguments().size()) {
        return record.arguments().get(position);
      }
    }
    return javaType(component);
  }

  /** Returns the name of the user-defined type of a class, if it has one. */
  Optional<String> userTypeName(TypeElement type) {
    Origin origin = Origin.ofType(type.getQualifiedName().toString());
    AnnotationReader annotations = new AnnotationReader(elements);
    return annotations
        .find(type, origin, Udt.class)
        .map(udt -> udt.text("value"))
        .map(
            name ->
                name.isEmpty()
                    ? NamingConventions.of(
                        NamingReader.of(type, annotations), type.getSimpleName().toString())
                    : name);
  }

  private Optional<ColumnType> userType(JavaType type) {
    if (type.kind() != JavaType.Kind.DECLARED) {
      return Optional.empty();
    }
    return Optional.ofNullable(elements.getTypeElement(type.raw()))
        .flatMap(
            each ->
                each.getAnnotation(Tuple.class) == null
                    ? userTypeName(each)
                        .map(name -> new ColumnType.UserOf(type.name().orElseThrow(), name, false))
                    : Optional.of(tuple(each)));
  }

  /** Returns the tuple of a class; one that contains itself has no fields inside itself. */
  ColumnType.TupleOf tuple(TypeElement type) {
    String name = type.getQualifiedName().toString();
    if (!open.add(name)) {
      return new ColumnType.TupleOf(nameOf(type), List.of());
    }
    try {
      return new ColumnType.TupleOf(nameOf(type), fields.apply(type));
    } finally {
      open.remove(name);
    }
  }

  private static JavaType.Kind kind(TypeElement type) {
    boolean single = type.getKind() == ElementKind.RECORD && type.getRecordComponents().size() == 1;
    if ((type.getKind() == ElementKind.ENUM || single)
        && Accessibility.of(type) == Visibility.PRIVATE) {
      return JavaType.Kind.PRIVATE;
    }
    return type.getKind() == ElementKind.ENUM ? JavaType.Kind.ENUM : JavaType.Kind.DECLARED;
  }

  private JavaType declared(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    TypeName name = nameOf(element);
    List<JavaType> arguments = type.getTypeArguments().stream().map(this::javaType).toList();
    String text =
        arguments.isEmpty()
            ? name.qualified()
            : name.qualified()
                + "<"
                + String.join(", ", arguments.stream().map(JavaType::text).toList())
                + ">";
    return new JavaType(kind(element), Optional.of(name), text, arguments);
  }
}
