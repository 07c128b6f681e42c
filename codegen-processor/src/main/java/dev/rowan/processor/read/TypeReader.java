package dev.rowan.processor.read;

import dev.rowan.annotation.Udt;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.source.SnakeCase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads types: the Java type as written, and the column type that stores it. */
final class TypeReader {
  /** The Java type of a vector, which does not include its length. */
  static final String VECTOR = "float[]";

  private final Elements elements;

  TypeReader(Elements elements) {
    this.elements = elements;
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

  TypeName nameOf(TypeElement type) {
    List<String> simpleNames =
        Nesting.outermostFirst(type).stream().map(each -> each.getSimpleName().toString()).toList();
    return new TypeName(elements.getPackageOf(type).getQualifiedName().toString(), simpleNames);
  }

  private int constants(JavaType type) {
    TypeElement declared = elements.getTypeElement(type.raw());
    return declared == null
        ? 0
        : (int)
            declared.getEnclosedElements().stream()
                .filter(each -> each.getKind() == ElementKind.ENUM_CONSTANT)
                .count();
  }

  /** Returns the default column type for values of this type. */
  ColumnType columnType(JavaType type) {
    Optional<JavaScalar> scalar = JavaScalar.of(type.raw());
    if (scalar.isPresent()) {
      return scalar.get().columnType();
    }
    if (type.kind() == JavaType.Kind.ENUM) {
      return new ColumnType.EnumByName(type, constants(type));
    }
    Optional<ColumnType> user = userType(type);
    if (user.isPresent()) {
      return user.get();
    }
    List<ColumnType> arguments =
        type.kind() == JavaType.Kind.DECLARED
            ? type.arguments().stream().map(this::columnType).toList()
            : List.of();
    if (type.is("java.util.List") && arguments.size() == 1) {
      return new ColumnType.ListOf(arguments.get(0), false);
    }
    if (type.is("java.util.Set") && arguments.size() == 1) {
      return new ColumnType.SetOf(arguments.get(0), false);
    }
    return type.is("java.util.Map") && arguments.size() == 2
        ? new ColumnType.MapOf(arguments.get(0), arguments.get(1), false)
        : new ColumnType.Unsupported(type.brief());
  }

  /** Returns the name of the user-defined type of a class, if it has one. */
  Optional<String> userTypeName(TypeElement type) {
    Origin origin = Origin.ofType(type.getQualifiedName().toString());
    return new AnnotationReader(elements)
        .find(type, origin, Udt.class)
        .map(udt -> udt.text("value"))
        .map(name -> name.isEmpty() ? SnakeCase.of(type.getSimpleName().toString()) : name);
  }

  private Optional<ColumnType> userType(JavaType type) {
    if (type.kind() != JavaType.Kind.DECLARED) {
      return Optional.empty();
    }
    return Optional.ofNullable(elements.getTypeElement(type.raw()))
        .flatMap(this::userTypeName)
        .map(name -> new ColumnType.UserOf(type.name().orElseThrow(), name, false));
  }

  private static JavaType.Kind kind(TypeElement type) {
    if (type.getKind() != ElementKind.ENUM) {
      return JavaType.Kind.DECLARED;
    }
    return Accessibility.of(type) == Visibility.PRIVATE
        ? JavaType.Kind.PRIVATE_ENUM
        : JavaType.Kind.ENUM;
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
