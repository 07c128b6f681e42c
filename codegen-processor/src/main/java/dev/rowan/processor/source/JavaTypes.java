package dev.rowan.processor.source;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rowan.processor.model.JavaType;

/** Converts types of the model to types of JavaPoet. */
public final class JavaTypes {
  private JavaTypes() {}

  public static TypeName of(JavaType type) {
    return switch (type.kind()) {
      case PRIMITIVE -> primitive(type.text());
      case ARRAY -> ArrayTypeName.of(of(type.arguments().get(0)));
      case DECLARED, ENUM, PRIVATE -> declared(type);
      case OTHER -> TypeName.VOID;
    };
  }

  /** Returns the type without type arguments, as a class literal names it. */
  public static TypeName raw(JavaType type) {
    if (type.kind() == JavaType.Kind.ARRAY) {
      return ArrayTypeName.of(raw(type.arguments().get(0)));
    }
    return of(type) instanceof ParameterizedTypeName generic ? generic.rawType() : of(type);
  }

  /** Returns the type as an argument of a generic type. */
  public static TypeName boxed(JavaType type) {
    return of(type).box();
  }

  private static TypeName declared(JavaType type) {
    ClassName raw = GeneratedNames.poet(type.name().orElseThrow());
    return type.arguments().isEmpty()
        ? raw
        : ParameterizedTypeName.get(
            raw, type.arguments().stream().map(JavaTypes::of).toArray(TypeName[]::new));
  }

  private static TypeName primitive(String name) {
    return switch (name) {
      case "boolean" -> TypeName.BOOLEAN;
      case "byte" -> TypeName.BYTE;
      case "short" -> TypeName.SHORT;
      case "int" -> TypeName.INT;
      case "long" -> TypeName.LONG;
      case "float" -> TypeName.FLOAT;
      case "double" -> TypeName.DOUBLE;
      case "char" -> TypeName.CHAR;
      default -> throw new IllegalArgumentException(name + " is not a primitive type");
    };
  }
}
