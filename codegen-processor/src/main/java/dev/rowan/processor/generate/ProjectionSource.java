package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;
import java.util.List;
import java.util.stream.IntStream;

/** Writes what a method reads a row as, if that is not the entity. */
final class ProjectionSource {
  private final PlannedMethod method;
  private final MappingNames mapping;
  private final ConverterSource converters;
  private final DaoNames names;

  ProjectionSource(DaoNames names, PlannedMethod method) {
    this.names = names;
    this.method = method;
    this.mapping = names.mapping(method.entity());
    this.converters = new ConverterSource(names, method);
  }

  /** Returns the argument of a read that creates the result of a row. */
  CodeBlock of(ProjectionModel projection) {
    CodeBlock properties =
        projection.properties(method.entity()).stream()
            .distinct()
            .map(property -> property(mapping, property.name()))
            .collect(CodeBlock.joining(", "));
    CodeBlock creation =
        projection.readsTimes()
            ? CodeBlock.of("$T.$L", CoreNames.PROJECTION, CoreNames.TIMED_PROJECTION)
            : CodeBlock.of("new $T<>", CoreNames.PROJECTION);
    CodeBlock parts = new PartSource(names, method).needed(projection);
    return CodeBlock.of(
        ",\n$L(\n$>$>$T.of($L),\n$L)$<$<$L",
        creation,
        List.class,
        properties,
        reader(projection),
        parts.isEmpty()
            ? parts
            : CodeBlock.of(
                "\n$>$>.$L($T.of($L))$<$<", CoreNames.PROJECTION_OF_PARTS, List.class, parts));
  }

  private CodeBlock reader(ProjectionModel projection) {
    if (projection.aggregates()) {
      return CodeBlock.of("row -> row");
    }
    if (projection instanceof ProjectionModel.OfRecord record) {
      return CodeBlock.of(
          "row -> new $T($L)",
          GeneratedNames.poet(record.name()),
          record.components().stream().map(this::read).collect(CodeBlock.joining(", ")));
    }
    if (projection instanceof ProjectionModel.OfRow row) {
      return CodeBlock.of(
          "row -> $T.$L(\n$>$>$L)$<$<",
          CoreNames.ROW_MAP,
          CoreNames.ROW_MAP_OF,
          IntStream.range(0, row.names().size())
              .mapToObj(
                  i -> CodeBlock.of("$S, $L", row.names().get(i), read(row.components().get(i))))
              .collect(CodeBlock.joining(",\n")));
    }
    ProjectionModel.Component value = projection.components().get(0);
    return value.converter().isPresent() || isWidened(value)
        ? CodeBlock.of("row -> $L", read(value))
        : CodeBlock.of("$L::$L", source(value), reader(value));
  }

  /** Returns what reads the value of a component from a row: a property, or a part of one. */
  private CodeBlock source(ProjectionModel.Component component) {
    return component.part().isPresent()
        ? CodeBlock.of("$L", names.part(method, component))
        : property(mapping, component.name());
  }

  private CodeBlock read(ProjectionModel.Component component) {
    CodeBlock read = CodeBlock.of("$L.$L(row)", source(component), reader(component));
    return converters.result(
        component, isWidened(component) ? widened(component.type(), read) : read);
  }

  /** Whether a value is returned as a wider number than its property is. */
  private boolean isWidened(ProjectionModel.Component component) {
    boolean isValue = component.aspect() == Aspect.VALUE || component.part().isPresent();
    return isValue
        && method
            .entity()
            .property(component.name())
            .filter(property -> component.typeOf(property).widensTo(component.type()))
            .isPresent();
  }

  /** Returns a number as one of a wider type. */
  static CodeBlock widened(JavaType type, CodeBlock number) {
    return CodeBlock.of("$T.to$L($L)", CoreNames.WIDENING, type.boxed().brief(), number);
  }

  /** Returns the method of a property, or of a part, that reads a component from a row. */
  private static CoreNames.Member reader(ProjectionModel.Component component) {
    return switch (component.aspect()) {
      case VALUE -> CoreNames.DECODE;
      case PART -> CoreNames.DECODE_PART;
      case WRITE_TIME, TTL -> CellTimeSource.reader(component.aspect(), component.type());
      case SIMILARITY_COSINE, SIMILARITY_DOT_PRODUCT, SIMILARITY_EUCLIDEAN -> CoreNames.SIMILARITY;
      case COUNT, MIN, MAX, SUM, AVG, FIRST ->
          throw new IllegalStateException("an aggregate is of no single row");
    };
  }

  /** Returns the constant of a property. */
  static CodeBlock property(MappingNames mapping, String name) {
    return CodeBlock.of("$T.$L", mapping.mapping(), mapping.property(name));
  }

  /** Returns the class that a row is read as: the entity, a projection, or a value. */
  static TypeName result(PlannedMethod method) {
    ProjectionModel projection =
        method.method().shape().returns().projection().orElseGet(ProjectionModel.OfKey::new);
    if (projection.aggregates()) {
      return CoreNames.ROW;
    }
    if (projection instanceof ProjectionModel.OfRecord record) {
      return GeneratedNames.poet(record.name());
    }
    if (projection instanceof ProjectionModel.OfRow row) {
      return JavaTypes.of(row.type());
    }
    return projection instanceof ProjectionModel.OfValue value
        ? JavaTypes.boxed(value.value().declaredType())
        : GeneratedNames.poet(method.entity().name());
  }
}
