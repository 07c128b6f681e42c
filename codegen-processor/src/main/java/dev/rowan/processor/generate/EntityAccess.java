package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.model.Writing;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.Markers;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Writes the methods of a mapping that convert between objects and stored values. */
final class EntityAccess {
  private final EntityModel mapped;
  private final MappingNames names;
  private final String object;
  private final ClassName stored;
  private final String holder;

  private EntityAccess(
      EntityModel mapped, MappingNames names, String object, ClassName stored, String holder) {
    this.mapped = mapped;
    this.names = names;
    this.object = object;
    this.stored = stored;
    this.holder = holder;
  }

  static EntityAccess ofEntity(EntityModel entity, MappingNames names) {
    return new EntityAccess(entity, names, "entity", CoreNames.ROW, "row");
  }

  static EntityAccess ofUdt(UdtModel udt, MappingNames names) {
    return new EntityAccess(udt.mapped(), names, "value", CoreNames.TUPLE_VALUE, "fields");
  }

  /** Returns the method that encodes these properties, in their order. */
  MethodSpec write(CoreNames.Member method, List<PropertyModel> properties) {
    CodeBlock values = properties.stream().map(this::encoded).collect(CodeBlock.joining(",\n"));
    return Markers.overriding(method)
        .returns(stored)
        .addParameter(GeneratedNames.poet(mapped.name()), object)
        .addStatement("return $T.$L(\n$L)", stored, CoreNames.ROW_OF, values)
        .build();
  }

  /** Returns the method that creates an object from stored values. */
  MethodSpec read(CoreNames.Member reading) {
    ClassName type = GeneratedNames.poet(mapped.name());
    MethodSpec.Builder method =
        Markers.overriding(reading).returns(type).addParameter(stored, holder);
    if (mapped.construction() == EntityModel.Construction.CANONICAL) {
      return method.addStatement("return new $T(\n$L)", type, arguments()).build();
    }
    method.addStatement("$1T $2L = new $1T()", type, object);
    mapped
        .columns()
        .forEach(property -> method.addStatement(assignment(property, decoded(property))));
    return method.addStatement("return $L", object).build();
  }

  /**
   * Returns two methods: one creates an object from stored values, the other fills an existing
   * object.
   */
  List<MethodSpec> readByFilling(CoreNames.Member reading, CoreNames.Member filling) {
    ClassName type = GeneratedNames.poet(mapped.name());
    MethodSpec read =
        Markers.overriding(reading)
            .returns(type)
            .addParameter(stored, holder)
            .addStatement("$1T $2L = new $1T()", type, object)
            .addStatement("$L($L, $L)", filling, holder, object)
            .addStatement("return $L", object)
            .build();
    MethodSpec.Builder fill =
        Markers.overriding(filling).addParameter(stored, holder).addParameter(type, object);
    mapped
        .columns()
        .forEach(property -> fill.addStatement(assignment(property, decoded(property))));
    return List.of(read, fill.build());
  }

  /** Returns the method that gives an object the values that an insert generates. */
  MethodSpec generated(CoreNames.Member method) {
    ClassName type = GeneratedNames.poet(mapped.name());
    MethodSpec.Builder generating =
        Markers.overriding(method).returns(type).addParameter(type, object);
    List<PropertyModel> generated =
        mapped.columns().filter(property -> !property.generated().isEmpty()).toList();
    if (mapped.construction() != EntityModel.Construction.CANONICAL) {
      generated.forEach(property -> generate(generating, property));
      return generating.addStatement("return $L", object).build();
    }
    CodeBlock complete =
        generated.stream()
            .map(property -> CodeBlock.of("$L != null", value(property)))
            .collect(CodeBlock.joining("\n&& "));
    if (generated.stream().noneMatch(PropertyModel::isUpdateTime)) {
      generating
          .beginControlFlow("if ($>$>$L$<$<)", complete)
          .addStatement("return $L", object)
          .endControlFlow();
    }
    CodeBlock arguments =
        inOrderOfConstructor().map(this::valueOrGenerated).collect(CodeBlock.joining(",\n"));
    return generating.addStatement("return new $T(\n$L)", type, arguments).build();
  }

  /** Returns the method that gives an object the key columns that were computed for its row. */
  MethodSpec withComputed(CoreNames.Member method) {
    ClassName type = GeneratedNames.poet(mapped.name());
    MethodSpec.Builder completing =
        Markers.overriding(method)
            .returns(type)
            .addParameter(type, object)
            .addParameter(stored, holder);
    if (mapped.construction() != EntityModel.Construction.CANONICAL) {
      mapped
          .columns()
          .filter(property -> property.computed().isPresent())
          .forEach(property -> completing.addStatement(assignment(property, decoded(property))));
      return completing.addStatement("return $L", object).build();
    }
    CodeBlock arguments =
        inOrderOfConstructor()
            .map(property -> property.computed().isPresent() ? decoded(property) : value(property))
            .collect(CodeBlock.joining(",\n"));
    return completing.addStatement("return new $T(\n$L)", type, arguments).build();
  }

  private void generate(MethodSpec.Builder generating, PropertyModel property) {
    CodeBlock assignment = assignment(property, GeneratedValueSource.of(property));
    if (property.isUpdateTime()) {
      generating.addStatement(assignment);
      return;
    }
    generating
        .beginControlFlow("if ($L == null)", value(property))
        .addStatement(assignment)
        .endControlFlow();
  }

  private CodeBlock valueOrGenerated(PropertyModel property) {
    if (property.generated().isEmpty()) {
      return value(property);
    }
    CodeBlock generated = GeneratedValueSource.of(property);
    return property.isUpdateTime()
        ? generated
        : CodeBlock.of("$1L == null ? $2L : $1L", value(property), generated);
  }

  private CodeBlock encoded(PropertyModel property) {
    if (property.computed().isPresent()) {
      PropertyModel source = mapped.property(property.computed().get().source()).orElseThrow();
      return CodeBlock.of(
          "$L.$L($L)", names.computed(property.name()), CoreNames.ENCODE_KEY, value(source));
    }
    return CodeBlock.of(
        "$L.$L($L)", names.property(property.name()), CoreNames.ENCODE, value(property));
  }

  /** Returns the value of a property of the object. */
  private CodeBlock value(PropertyModel property) {
    return property
        .reading()
        .match(
            new Reading.Cases<CodeBlock>() {
              @Override
              public CodeBlock accessor(Reading.Accessor accessor) {
                return CodeBlock.of("$L.$L()", object, accessor.method());
              }

              @Override
              public CodeBlock fromField(Reading.FromField field) {
                return CodeBlock.of("$L.$L", object, field.field());
              }

              @Override
              public CodeBlock none(Reading.NoReading none) {
                throw unreachable(property);
              }
            });
  }

  private CodeBlock decoded(PropertyModel property) {
    return CodeBlock.of("$L.$L($L)", names.property(property.name()), CoreNames.DECODE, holder);
  }

  private CodeBlock arguments() {
    return inOrderOfConstructor().map(this::decoded).collect(CodeBlock.joining(",\n"));
  }

  private Stream<PropertyModel> inOrderOfConstructor() {
    return mapped.columns().sorted(Comparator.comparingInt(EntityAccess::position));
  }

  private static int position(PropertyModel property) {
    if (property.writing() instanceof Writing.ToConstructor constructor) {
      return constructor.position();
    }
    throw unreachable(property);
  }

  private CodeBlock assignment(PropertyModel property, CodeBlock value) {
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
                return CodeBlock.of("$L.$L($L)", object, setter.method(), value);
              }

              @Override
              public CodeBlock toField(Writing.ToField field) {
                return CodeBlock.of("$L.$L = $L", object, field.field(), value);
              }

              @Override
              public CodeBlock none(Writing.NoWriting none) {
                throw unreachable(property);
              }
            });
  }

  private static IllegalStateException unreachable(PropertyModel property) {
    return new IllegalStateException(
        "no access to " + property.name() + ", although no rule reports the property");
  }
}
