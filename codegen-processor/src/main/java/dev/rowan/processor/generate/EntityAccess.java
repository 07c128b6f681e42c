package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.Writing;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.Markers;
import java.util.Comparator;
import java.util.List;

/** Writes the two methods of a mapping that take an entity apart and put it together. */
final class EntityAccess {
  private static final String ENTITY = "entity";
  private static final String ROW = "row";

  private EntityAccess() {}

  static MethodSpec write(EntityModel entity, TableModel table, MappingNames names) {
    CodeBlock values =
        table.columns().stream()
            .map(TableColumn::component)
            .map(component -> entity.property(component.property()).orElseThrow())
            .map(property -> encoded(property, names))
            .collect(CodeBlock.joining(",\n"));
    return Markers.overriding(CoreNames.MAPPING_WRITE)
        .returns(CoreNames.ROW)
        .addParameter(GeneratedNames.poet(entity.name()), ENTITY)
        .addStatement("return $T.$L(\n$L)", CoreNames.ROW, CoreNames.ROW_OF, values)
        .build();
  }

  static MethodSpec read(EntityModel entity, MappingNames names) {
    ClassName type = GeneratedNames.poet(entity.name());
    MethodSpec.Builder method =
        Markers.overriding(CoreNames.MAPPING_READ).returns(type).addParameter(CoreNames.ROW, ROW);
    if (entity.construction() == EntityModel.Construction.CANONICAL) {
      return method.addStatement("return new $T(\n$L)", type, arguments(entity, names)).build();
    }
    method.addStatement("$1T $2L = new $1T()", type, ENTITY);
    entity
        .columns()
        .forEach(property -> method.addStatement(assignment(property, decoded(property, names))));
    return method.addStatement("return $L", ENTITY).build();
  }

  private static CodeBlock encoded(PropertyModel property, MappingNames names) {
    CodeBlock value =
        property
            .reading()
            .match(
                new Reading.Cases<CodeBlock>() {
                  @Override
                  public CodeBlock accessor(Reading.Accessor accessor) {
                    return CodeBlock.of("$L.$L()", ENTITY, accessor.method());
                  }

                  @Override
                  public CodeBlock fromField(Reading.FromField field) {
                    return CodeBlock.of("$L.$L", ENTITY, field.field());
                  }

                  @Override
                  public CodeBlock none(Reading.NoReading none) {
                    throw unreachable(property);
                  }
                });
    return CodeBlock.of("$L.$L($L)", names.property(property.name()), CoreNames.ENCODE, value);
  }

  private static CodeBlock decoded(PropertyModel property, MappingNames names) {
    return CodeBlock.of("$L.$L($L)", names.property(property.name()), CoreNames.DECODE, ROW);
  }

  private static CodeBlock arguments(EntityModel entity, MappingNames names) {
    List<PropertyModel> components =
        entity.columns().sorted(Comparator.comparingInt(EntityAccess::position)).toList();
    return components.stream()
        .map(property -> decoded(property, names))
        .collect(CodeBlock.joining(",\n"));
  }

  private static int position(PropertyModel property) {
    if (property.writing() instanceof Writing.ToConstructor constructor) {
      return constructor.position();
    }
    throw unreachable(property);
  }

  private static CodeBlock assignment(PropertyModel property, CodeBlock value) {
    return property
        .writing()
        .match(
            new Writing.Cases<CodeBlock>() {
              @Override
              public CodeBlock toConstructor(Writing.ToConstructor constructor) {
                throw unreachable(property);
              }

              @Override
              public CodeBlock setter(Writing.Setter setter) {
                return CodeBlock.of("$L.$L($L)", ENTITY, setter.method(), value);
              }

              @Override
              public CodeBlock toField(Writing.ToField field) {
                return CodeBlock.of("$L.$L = $L", ENTITY, field.field(), value);
              }

              @Override
              public CodeBlock none(Writing.NoWriting none) {
                throw unreachable(property);
              }
            });
  }

  private static IllegalStateException unreachable(PropertyModel property) {
    return new IllegalStateException("no way to " + property.name() + ", which a rule lets pass");
  }
}
