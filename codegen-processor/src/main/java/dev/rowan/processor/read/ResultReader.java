package dev.rowan.processor.read;

import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.ReturnModel.Kind;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads return types. */
final class ResultReader {
  private final Predicate<JavaType> isEntity;
  private final ProjectionReader projections;

  ResultReader(Predicate<JavaType> isEntity, ProjectionReader projections) {
    this.isEntity = isEntity;
    this.projections = projections;
  }

  ReturnModel read(JavaType type) {
    boolean later = type.is("java.util.concurrent.CompletionStage") && type.arguments().size() == 1;
    JavaType result = later ? type.arguments().get(0) : type;
    Kind kind = kind(result, later);
    Optional<JavaType> element =
        switch (kind) {
          case NOTHING, BOOLEAN, WRITE -> Optional.empty();
          case ONE, OTHER -> Optional.of(result);
          case OPTIONAL, LIST, STREAM, PAGE, APPLIED -> Optional.of(result.arguments().get(0));
        };
    return new ReturnModel(
        kind,
        type,
        element,
        element.filter(isEntity).map(JavaType::raw),
        element.flatMap(projections::read),
        later);
  }

  private Kind kind(JavaType result, boolean later) {
    if (isEntity.test(result)) {
      return Kind.ONE;
    }
    return switch (result.raw()) {
      case "void" -> Kind.NOTHING;
      case "java.lang.Void" -> later ? Kind.NOTHING : Kind.OTHER;
      case "boolean" -> Kind.BOOLEAN;
      case "java.lang.Boolean" -> later ? Kind.BOOLEAN : Kind.OTHER;
      case "java.util.Optional" -> of(result, Kind.OPTIONAL);
      case "java.util.List" -> of(result, Kind.LIST);
      case "java.util.stream.Stream" -> of(result, Kind.STREAM);
      case "dev.rowan.dao.Page" -> of(result, Kind.PAGE);
      case "dev.rowan.dao.Write" -> Kind.WRITE;
      case "dev.rowan.dao.Applied" -> of(result, Kind.APPLIED);
      default -> projections.read(result).isPresent() ? Kind.ONE : Kind.OTHER;
    };
  }

  private static Kind of(JavaType result, Kind kind) {
    return result.arguments().size() == 1 ? kind : Kind.OTHER;
  }
}
