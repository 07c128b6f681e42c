package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;
import java.util.List;

/** Writes what a method reads a row as, if that is not the entity. */
final class ProjectionSource {
  private final PlannedMethod method;
  private final MappingNames mapping;
  private final ConverterSource converters;

  ProjectionSource(DaoNames names, PlannedMethod method) {
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
    return CodeBlock.of(
        ",\n$L(\n$>$>$T.of($L),\n$L)$<$<", creation, List.class, properties, reader(projection));
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
    ProjectionModel.Component value = projection.components().get(0);
    return value.converter().isPresent()
        ? CodeBlock.of("row -> $L", read(value))
        : CodeBlock.of("$L::$L", property(mapping, value.name()), reader(value));
  }

  private CodeBlock read(ProjectionModel.Component component) {
    return converters.result(
        component,
        CodeBlock.of("$L.$L(row)", property(mapping, component.name()), reader(component)));
  }

  /** Returns the method of a property that reads the value of a component from a row. */
  private static CoreNames.Member reader(ProjectionModel.Component component) {
    return switch (component.aspect()) {
      case VALUE -> CoreNames.DECODE;
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
    return projection instanceof ProjectionModel.OfValue value
        ? JavaTypes.boxed(value.value().declaredType())
        : GeneratedNames.poet(method.entity().name());
  }
}
