package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.Markers;
import java.util.ArrayList;
import java.util.List;

/** Writes the methods of a mapping that list properties of its entity. */
final class PropertyLists {
  private PropertyLists() {}

  /** Returns the methods; a list that would be empty has none. */
  static List<MethodSpec> of(EntityModel entity, TableModel table, MappingNames names) {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(
        method(
            CoreNames.MAPPING_PROPERTIES,
            table.columns().stream().map(column -> column.component().property()).toList(),
            names));
    List<String> immutable =
        entity
            .columns()
            .filter(property -> property.immutable() && !property.isKey() && !property.version())
            .map(PropertyModel::name)
            .toList();
    if (!immutable.isEmpty()) {
      methods.add(method(CoreNames.MAPPING_IMMUTABLE, immutable, names));
    }
    return methods;
  }

  private static MethodSpec method(
      CoreNames.Member method, List<String> properties, MappingNames names) {
    return Markers.overriding(method)
        .returns(
            ParameterizedTypeName.get(
                ClassName.get(List.class),
                ParameterizedTypeName.get(
                    CoreNames.PROPERTY, WildcardTypeName.subtypeOf(Object.class))))
        .addStatement(
            "return $T.of($L)",
            List.class,
            properties.stream()
                .map(property -> CodeBlock.of("$L", names.property(property)))
                .collect(CodeBlock.joining(",$W")))
        .build();
  }
}
