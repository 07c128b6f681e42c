package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.DocText;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;
import dev.rowan.processor.source.Markers;
import dev.rowan.processor.source.Names;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes the patch class of one entity. */
final class PatchGenerator {
  private final EntityModel entity;
  private final ClassName type;
  private final ClassName patch;
  private final MappingNames mapping;
  private final Names methods = new Names();

  PatchGenerator(EntityModel entity) {
    this.entity = entity;
    this.type = GeneratedNames.poet(entity.name());
    this.patch = GeneratedNames.poet(GeneratedNames.patch(entity.name()));
    this.mapping = new MappingNames(entity);
  }

  TypeSpec generate() {
    TypeSpec.Builder written =
        TypeSpec.classBuilder(patch)
            .addJavadoc(
                "Changes to one row of {@link $T}. Properties without a change remain unchanged."
                    + " Not"
                    + " thread-safe.",
                type)
            .addAnnotations(Markers.ofEveryClass())
            .addModifiers(FINAL)
            .superclass(ParameterizedTypeName.get(CoreNames.ENTITY_PATCH, type))
            .addMethod(constructor())
            .addMethod(of());
    if (entity.visibility() == Visibility.PUBLIC) {
      written.addModifiers(PUBLIC);
    }
    if (!entity.counts()) {
      written.addMethod(between());
    }
    entity.changeable().forEach(property -> addMethods(written, property));
    List<PropertyModel> changeable = entity.changeable().toList();
    entity.embedded().stream()
        .filter(object -> changeable.containsAll(entity.columnsOf(object).toList()))
        .forEach(object -> addMethods(written, object));
    return written.build();
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(PRIVATE)
        .addParameter(ParameterizedTypeName.get(CoreNames.PATCH_START, type), "start")
        .addStatement("super(start)")
        .build();
  }

  private MethodSpec of() {
    Optional<PropertyModel> version = entity.version();
    String unless =
        version
            .map(each -> ", which is written if the row has the given " + code(each.name()))
            .orElse("");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("of")
            .addModifiers(PUBLIC, STATIC)
            .returns(patch)
            .addJavadoc(
                "$L",
                DocText.paragraphs(
                    List.of("Starts an empty patch of the row with the given key" + unless + ".")));
    Names parameters = parameters();
    Map<String, String> given = new HashMap<>();
    for (PropertyModel property : entity.primaryKey()) {
      if (property.computed().isEmpty()) {
        String name = parameters.take(property.name());
        given.put(property.name(), name);
        method.addParameter(JavaTypes.of(property.javaType()), name);
      }
    }
    CodeBlock.Builder arguments = CodeBlock.builder();
    for (PropertyModel property : entity.primaryKey()) {
      Optional<ComputedKey> computed = property.computed();
      arguments.add(
          ",\n$T.$L.$L($L)",
          mapping.mapping(),
          computed.isPresent()
              ? mapping.computed(property.name())
              : mapping.property(property.name()),
          CoreNames.ENCODE_KEY,
          given.get(computed.map(ComputedKey::source).orElse(property.name())));
    }
    CodeBlock.Builder first =
        CodeBlock.builder().add("$T.$L", mapping.mapping(), MappingNames.INSTANCE);
    version.ifPresent(
        each -> {
          String name = parameters.take(each.name());
          method.addParameter(TypeName.LONG, name);
          first.add(",\n$L", name);
        });
    CoreNames.Member start = version.isPresent() ? CoreNames.PATCH_VERSIONED : CoreNames.PATCH_OF;
    return method
        .addStatement(
            "return new $T(\n$T.$L(\n$>$>$L$L))$<$<",
            patch,
            CoreNames.PATCH_START,
            start,
            first.build(),
            arguments.build())
        .build();
  }

  private MethodSpec between() {
    String unless =
        entity
            .version()
            .map(
                each ->
                    ", which is written if the row has the "
                        + code(each.name())
                        + " of the first state")
            .orElse("");
    return MethodSpec.methodBuilder("between")
        .addModifiers(PUBLIC, STATIC)
        .returns(patch)
        .addJavadoc(
            "$L",
            DocText.paragraphs(
                List.of(
                    "Starts a patch with the differences between two states of one row"
                        + unless
                        + "."
                        + " A property without a value in the second state is cleared. A"
                        + " collection that differs is set as a whole.")))
        .addParameter(type, "before")
        .addParameter(type, "after")
        .addStatement(
            "return new $T($T.$L($T.$L, before, after))",
            patch,
            CoreNames.PATCH_START,
            CoreNames.PATCH_BETWEEN,
            mapping.mapping(),
            MappingNames.INSTANCE)
        .build();
  }

  private void addMethods(TypeSpec.Builder written, PropertyModel property) {
    TypeName whole = JavaTypes.of(property.javaType());
    String name = code(property.name());
    if (property.counter()) {
      written.addMethod(
          method(
              property,
              CoreNames.PATCH_INCREMENT,
              TypeName.LONG,
              "Increments %s by the given amount.".formatted(name)));
      return;
    }
    written.addMethod(method(property, CoreNames.PATCH_SET, whole, "Sets %s.".formatted(name)));
    written.addMethod(cleared(property));
    if (!property.type().isCollection() || !property.type().isMultiCell()) {
      return;
    }
    if (property.type() instanceof ColumnType.MapOf) {
      TypeName key = JavaTypes.of(property.javaType().arguments().get(0));
      TypeName keys = ParameterizedTypeName.get(ClassName.get(Set.class), key);
      written.addMethod(
          method(property, CoreNames.PATCH_PUT, whole, "Puts entries into %s.".formatted(name)));
      written.addMethod(
          method(
              property,
              CoreNames.PATCH_REMOVE_KEYS,
              "remove",
              keys,
              "Removes the entries with the given keys from %s.".formatted(name)));
      return;
    }
    if (property.type() instanceof ColumnType.SetOf) {
      written.addMethod(
          method(property, CoreNames.PATCH_ADD, whole, "Adds elements to %s.".formatted(name)));
      written.addMethod(
          method(
              property,
              CoreNames.PATCH_REMOVE,
              whole,
              "Removes elements from %s.".formatted(name)));
      return;
    }
    written.addMethod(
        method(
            property,
            CoreNames.PATCH_APPEND,
            whole,
            "Adds elements at the end of %s.".formatted(name)));
    written.addMethod(
        method(
            property,
            CoreNames.PATCH_PREPEND,
            whole,
            "Adds elements at the start of %s.".formatted(name)));
    written.addMethod(
        method(
            property,
            CoreNames.PATCH_REMOVE,
            whole,
            "Removes all elements with the given values from %s.".formatted(name)));
  }

  private void addMethods(TypeSpec.Builder written, EmbeddedModel object) {
    String name = code(object.name());
    Names free = parameters().without(List.of(patch.simpleName()));
    EmbeddedLocals locals = new EmbeddedLocals(entity, object.name(), free);
    String parameter = locals.of(object);
    MethodSpec.Builder set =
        begun(
                "set",
                object.name(),
                "Sets the properties of %s; deletes those without value.".formatted(name))
            .addParameter(JavaTypes.of(object.type()), parameter)
            .addStatement("$L($S, $L)", CoreNames.PATCH_EMBEDDED, object.name(), parameter);
    MethodSpec.Builder clear =
        begun("clear", object.name(), "Deletes the values of %s.".formatted(name));
    entity.embedded().stream()
        .filter(each -> isInside(each, object))
        .forEach(each -> set.addStatement(locals.declaration(each)));
    entity
        .columnsOf(object)
        .forEach(
            property -> {
              String constant = mapping.property(property.name());
              set.addStatement(
                  "$L($T.$L, $L)",
                  CoreNames.PATCH_SET_OR_CLEAR,
                  mapping.mapping(),
                  constant,
                  locals.value(property));
              clear.addStatement("$L($T.$L)", CoreNames.PATCH_CLEAR, mapping.mapping(), constant);
            });
    written.addMethod(set.addStatement("return this").build());
    written.addMethod(clear.addStatement("return this").build());
  }

  private boolean isInside(EmbeddedModel each, EmbeddedModel object) {
    return each.parent().equals(object.name())
        || entity.embedded().stream()
            .anyMatch(other -> other.name().equals(each.parent()) && isInside(other, object));
  }

  private MethodSpec cleared(PropertyModel property) {
    return begun(
            "clear", property.name(), "Deletes the value of %s.".formatted(code(property.name())))
        .addStatement(
            "$L($T.$L)",
            CoreNames.PATCH_CLEAR,
            mapping.mapping(),
            mapping.property(property.name()))
        .addStatement("return this")
        .build();
  }

  private MethodSpec method(
      PropertyModel property, CoreNames.Member member, TypeName argument, String doc) {
    return method(property, member, member.name(), argument, doc);
  }

  private MethodSpec method(
      PropertyModel property, CoreNames.Member member, String verb, TypeName argument, String doc) {
    String name = parameters().take(property.name());
    return begun(verb, property.name(), doc)
        .addParameter(argument, name)
        .addStatement(
            "$L($T.$L, $L)", member, mapping.mapping(), mapping.property(property.name()), name)
        .addStatement("return this")
        .build();
  }

  private MethodSpec.Builder begun(String verb, String name, String doc) {
    String capitalized = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return MethodSpec.methodBuilder(methods.take(verb + capitalized))
        .addModifiers(PUBLIC)
        .returns(patch)
        .addJavadoc("$L", doc);
  }

  /** Returns the names for parameters. A parameter with the name of the mapping would hide it. */
  private Names parameters() {
    return new Names().without(List.of(mapping.mapping().simpleName()));
  }

  private static String code(String text) {
    return DocText.code(text);
  }
}
