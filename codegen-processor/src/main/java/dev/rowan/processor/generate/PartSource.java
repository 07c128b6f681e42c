package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.rowan.processor.model.ColumnPart;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReadPart;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.JavaTypes;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes the fields with the parts of values that a method returns. */
final class PartSource {
  private final DaoNames names;
  private final PlannedMethod method;

  PartSource(DaoNames names, PlannedMethod method) {
    this.names = names;
    this.method = method;
  }

  /** Returns the components of a method that are parts, each part once. */
  static List<ProjectionModel.Component> of(PlannedMethod method) {
    Map<String, ProjectionModel.Component> byText =
        method.method().shape().returns().projection().stream()
            .flatMap(each -> each.components().stream())
            .filter(each -> each.part().isPresent())
            .collect(
                Collectors.toMap(
                    each -> each.term().text(), Function.identity(), (first, same) -> first));
    return byText.values().stream()
        .sorted((left, right) -> left.term().text().compareTo(right.term().text()))
        .toList();
  }

  /** Returns the fields with the parts of the method. */
  List<FieldSpec> fields() {
    return of(method).stream().map(this::field).toList();
  }

  /** Returns the parts that a read needs of properties whose whole value it does not need. */
  CodeBlock needed(ProjectionModel projection) {
    List<String> whole =
        projection.components().stream()
            .filter(each -> each.part().isEmpty())
            .map(ProjectionModel.Component::name)
            .toList();
    return of(method).stream()
        .filter(each -> !whole.contains(each.name()))
        .map(each -> CodeBlock.of("$L", names.part(method, each)))
        .collect(CodeBlock.joining(", "));
  }

  private FieldSpec field(ProjectionModel.Component component) {
    ReadPart part = component.part().orElseThrow();
    return FieldSpec.builder(
            ParameterizedTypeName.get(CoreNames.PROPERTY_PART, JavaTypes.boxed(part.java())),
            names.part(method, component),
            PRIVATE,
            FINAL)
        .initializer(part(component, part))
        .build();
  }

  private CodeBlock part(ProjectionModel.Component component, ReadPart part) {
    PropertyModel property = method.entity().property(component.name()).orElseThrow();
    CodeBlock of = ProjectionSource.property(names.mapping(method.entity()), property.name());
    CodeBlock codec = CodecSource.of(part.java().boxed(), part.stored());
    if (part.part() instanceof ColumnPart.Field field) {
      MappingNames type = new MappingNames(field.type());
      return CodeBlock.of(
          "$T.$L(\n$>$>$L, $T.$L, $L)$<$<",
          CoreNames.PROPERTY_PART,
          CoreNames.PART_FIELD,
          of,
          type.mapping(),
          type.property(field.field().name()),
          codec);
    }
    ColumnPart.Entry entry = (ColumnPart.Entry) part.part();
    ColumnType.MapOf map = (ColumnType.MapOf) property.type();
    return CodeBlock.of(
        "$T.$L(\n$>$>$L, $L, $L, $L)$<$<",
        CoreNames.PROPERTY_PART,
        CoreNames.PART_ENTRY,
        of,
        CodecSource.of(property.javaType().arguments().get(0), map.key()),
        new ValueSource(List.of()).of(entry.key()),
        codec);
  }
}
