package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.Writing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Writes the expressions that create and read the objects of one mapping: those of the entity, and
 * those that are embedded in it.
 */
final class ObjectSource {
  /** A value of an object, and how the object gets it. */
  private record Part(Writing writing, CodeBlock value) {}

  private final EntityModel mapped;

  ObjectSource(EntityModel mapped) {
    this.mapped = mapped;
  }

  /**
   * Returns the expression that creates an object with all its values.
   *
   * @param parent the name of an embedded object; empty for the entity
   */
  CodeBlock created(
      TypeName type,
      Construction construction,
      String parent,
      Function<PropertyModel, CodeBlock> values,
      Function<EmbeddedModel, CodeBlock> objects) {
    List<Part> parts = parts(parent, values, objects);
    if (construction == Construction.BUILDER) {
      CodeBlock calls =
          parts.stream()
              .map(part -> CodeBlock.of(".$L($L)", builderMethod(part), part.value()))
              .collect(CodeBlock.joining("\n"));
      return CodeBlock.of("$T.builder()\n$L\n.build()", raw(type), calls);
    }
    CodeBlock arguments =
        parts.stream()
            .sorted(Comparator.comparingInt(ObjectSource::position))
            .map(Part::value)
            .collect(CodeBlock.joining(",\n"));
    return CodeBlock.of("new $T(\n$L)", type, arguments);
  }

  /**
   * Returns the statements that set all values of an object.
   *
   * @param object the expression of the object
   * @param parent the name of an embedded object; empty for the entity
   */
  List<CodeBlock> assignments(
      String object,
      String parent,
      Function<PropertyModel, CodeBlock> values,
      Function<EmbeddedModel, CodeBlock> objects) {
    return parts(parent, values, objects).stream()
        .map(part -> assignment(object, part.writing(), part.value()))
        .toList();
  }

  private List<Part> parts(
      String parent,
      Function<PropertyModel, CodeBlock> values,
      Function<EmbeddedModel, CodeBlock> objects) {
    List<Part> parts = new ArrayList<>();
    mapped
        .filled()
        .filter(property -> !property.hasNoMember())
        .filter(property -> property.parent().equals(parent))
        .forEach(property -> parts.add(new Part(property.writing(), values.apply(property))));
    inside(parent).forEach(object -> parts.add(new Part(object.writing(), objects.apply(object))));
    return parts;
  }

  /** Returns the embedded objects of an object. */
  Stream<EmbeddedModel> inside(String parent) {
    return mapped.embedded().stream().filter(object -> object.parent().equals(parent));
  }

  /** Returns the expression of a value of an object. */
  static CodeBlock read(String object, Reading reading) {
    return reading.match(
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
            throw unreachable();
          }

          @Override
          public CodeBlock noMember(Reading.NoMember none) {
            throw unreachable();
          }
        });
  }

  /** Returns the statement that gives an object a value. */
  static CodeBlock assignment(String object, Writing writing, CodeBlock value) {
    return writing.match(
        new Writing.Cases<CodeBlock>() {
          @Override
          public CodeBlock toConstructor(Writing.ToConstructor constructor) {
            throw unreachable();
          }

          @Override
          public CodeBlock toBuilder(Writing.ToBuilder builder) {
            throw unreachable();
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
            throw unreachable();
          }

          @Override
          public CodeBlock noMember(Writing.NoMember none) {
            throw unreachable();
          }
        });
  }

  private static int position(Part part) {
    if (part.writing() instanceof Writing.ToConstructor constructor) {
      return constructor.position();
    }
    throw unreachable();
  }

  private static String builderMethod(Part part) {
    if (part.writing() instanceof Writing.ToBuilder builder) {
      return builder.method();
    }
    throw unreachable();
  }

  /** Returns a type without its arguments, which a static method cannot have. */
  private static TypeName raw(TypeName type) {
    return type instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : type;
  }

  private static IllegalStateException unreachable() {
    return new IllegalStateException("no access to a property, although no rule reports it");
  }
}
