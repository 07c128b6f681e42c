package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;
import dev.rowan.processor.source.Markers;
import dev.rowan.processor.source.Names;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Writes the methods of a mapping that convert between objects and stored values. */
final class EntityAccess {
  private final EntityModel mapped;
  private final ClassName type;
  private final MappingNames names;
  private final ObjectSource objects;
  private final String object;
  private final ClassName stored;
  private final String holder;
  private final EmbeddedLocals locals;

  private EntityAccess(
      EntityModel mapped, MappingNames names, String object, ClassName stored, String holder) {
    this.mapped = mapped;
    this.type = GeneratedNames.poet(mapped.name());
    this.names = names;
    this.objects = new ObjectSource(mapped);
    this.object = object;
    this.stored = stored;
    this.holder = holder;
    this.locals =
        new EmbeddedLocals(
            mapped,
            object,
            new Names().without(names.constants()).without(List.of(object, holder)));
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
    MethodSpec.Builder writing =
        Markers.overriding(method).returns(stored).addParameter(type, object);
    mapped.embedded().forEach(each -> writing.addStatement(locals.declaration(each)));
    return writing.addStatement("return $T.$L(\n$L)", stored, CoreNames.ROW_OF, values).build();
  }

  /** Returns the method that creates an object from stored values. */
  MethodSpec read(CoreNames.Member reading) {
    MethodSpec.Builder method =
        Markers.overriding(reading).returns(type).addParameter(stored, holder);
    if (mapped.construction().isAtOnce()) {
      return method.addStatement("return $L", created(this::decoded, this::readCall)).build();
    }
    method.addStatement("$1T $2L = new $1T()", type, object);
    fillings().forEach(method::addStatement);
    return method.addStatement("return $L", object).build();
  }

  /**
   * Returns two methods: one creates an object from stored values, the other fills an existing
   * object.
   */
  List<MethodSpec> readByFilling(CoreNames.Member reading, CoreNames.Member filling) {
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
    fillings().forEach(fill::addStatement);
    return List.of(read, fill.build());
  }

  /** Returns a method for each embedded object that creates it from stored values. */
  List<MethodSpec> readEmbedded() {
    return mapped.embedded().stream().map(this::readEmbedded).toList();
  }

  private MethodSpec readEmbedded(EmbeddedModel embedded) {
    TypeName created = JavaTypes.of(embedded.type());
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(reader(embedded))
            .addModifiers(PRIVATE, STATIC)
            .returns(created)
            .addParameter(stored, holder);
    List<PropertyModel> columns = mapped.columnsOf(embedded).toList();
    if (columns.stream().noneMatch(PropertyModel::isKey)) {
      TableModel table = TableModel.of(mapped);
      CodeBlock nothing =
          columns.stream()
              .map(property -> isNull(property, table))
              .collect(CodeBlock.joining("\n&& "));
      method
          .beginControlFlow("if ($>$>$L$<$<)", nothing)
          .addStatement("return null")
          .endControlFlow();
    }
    if (embedded.construction().isAtOnce()) {
      CodeBlock whole =
          objects.created(
              created, embedded.construction(), embedded.name(), this::decoded, this::readCall);
      return method.addStatement("return $L", whole).build();
    }
    String local = locals.of(embedded);
    method.addStatement("$1T $2L = new $1T()", created, local);
    objects
        .assignments(local, embedded.name(), this::decoded, this::readCall)
        .forEach(method::addStatement);
    return method.addStatement("return $L", local).build();
  }

  private CodeBlock isNull(PropertyModel property, TableModel table) {
    return stored.equals(CoreNames.TUPLE_VALUE)
        ? CodeBlock.of(
            "$L.$L($L)", names.property(property.name()), CoreNames.FIELD_IS_NULL, holder)
        : CodeBlock.of("$L.get($L) == null", holder, SchemaSource.columnOf(property.name(), table));
  }

  /** Returns the method that gives an object the values that an insert generates. */
  MethodSpec generated(CoreNames.Member method) {
    MethodSpec.Builder generating =
        Markers.overriding(method).returns(type).addParameter(type, object);
    List<PropertyModel> generated =
        mapped.columns().filter(EntityAccess::hasGeneratedValue).toList();
    if (!mapped.construction().isAtOnce()) {
      generated.forEach(property -> generate(generating, property));
      return generating.addStatement("return $L", object).build();
    }
    CodeBlock complete =
        generated.stream()
            .map(property -> CodeBlock.of("$L != null", locals.value(property)))
            .collect(CodeBlock.joining("\n&& "));
    if (generated.stream().noneMatch(PropertyModel::isAlwaysGenerated)) {
      generating
          .beginControlFlow("if ($>$>$L$<$<)", complete)
          .addStatement("return $L", object)
          .endControlFlow();
    }
    return generating
        .addStatement("return $L", created(this::valueOrGenerated, this::sameObject))
        .build();
  }

  /** Returns the method that gives an object the key columns that were computed for its row. */
  MethodSpec withComputed(CoreNames.Member method) {
    MethodSpec.Builder completing =
        Markers.overriding(method)
            .returns(type)
            .addParameter(type, object)
            .addParameter(stored, holder);
    if (!mapped.construction().isAtOnce()) {
      mapped
          .columns()
          .filter(PropertyModel::isComputedMember)
          .forEach(property -> completing.addStatement(assignment(property, decoded(property))));
      return completing.addStatement("return $L", object).build();
    }
    return completing
        .addStatement(
            "return $L",
            created(
                property ->
                    property.computed().isPresent() ? decoded(property) : locals.value(property),
                this::sameObject))
        .build();
  }

  private void generate(MethodSpec.Builder generating, PropertyModel property) {
    CodeBlock assignment = assignment(property, GeneratedValueSource.of(property, names));
    if (property.isAlwaysGenerated()) {
      generating.addStatement(assignment);
      return;
    }
    generating
        .beginControlFlow("if ($L == null)", locals.value(property))
        .addStatement(assignment)
        .endControlFlow();
  }

  private CodeBlock valueOrGenerated(PropertyModel property) {
    if (!hasGeneratedValue(property)) {
      return locals.value(property);
    }
    CodeBlock generated = GeneratedValueSource.of(property, names);
    return property.isAlwaysGenerated()
        ? generated
        : CodeBlock.of("$1L == null ? $2L : $1L", locals.value(property), generated);
  }

  /** Returns whether a write generates the value without a request to the store. */
  static boolean hasGeneratedValue(PropertyModel property) {
    return !property.generated().isEmpty() && !property.isNumbered();
  }

  /** Returns the method that tells whether an object lacks the number of its row. */
  MethodSpec needsNumber(CoreNames.Member method, PropertyModel numbered) {
    return Markers.overriding(method)
        .returns(boolean.class)
        .addParameter(type, object)
        .addStatement("return $L == null", locals.value(numbered))
        .build();
  }

  /** Returns the method that gives an object the number of its row. */
  MethodSpec numbered(CoreNames.Member method, PropertyModel numbered) {
    String number = object.equals("number") ? "next" : "number";
    MethodSpec.Builder numbering =
        Markers.overriding(method)
            .returns(type)
            .addParameter(type, object)
            .addParameter(long.class, number);
    CodeBlock value = GeneratedValueSource.number(numbered, number);
    if (!mapped.construction().isAtOnce()) {
      return numbering
          .addStatement(assignment(numbered, value))
          .addStatement("return $L", object)
          .build();
    }
    return numbering
        .addStatement(
            "return $L",
            created(
                property -> property.equals(numbered) ? value : locals.value(property),
                this::sameObject))
        .build();
  }

  private CodeBlock encoded(PropertyModel property) {
    if (property.computed().isPresent()) {
      PropertyModel source = mapped.property(property.computed().get().source()).orElseThrow();
      return CodeBlock.of(
          "$L.$L($L)", names.computed(property.name()), CoreNames.ENCODE_KEY, locals.value(source));
    }
    return CodeBlock.of(
        "$L.$L($L)", names.property(property.name()), CoreNames.ENCODE, locals.value(property));
  }

  private CodeBlock sameObject(EmbeddedModel embedded) {
    return ObjectSource.read(object, embedded.reading());
  }

  private CodeBlock decoded(PropertyModel property) {
    if (property.time().isPresent()) {
      ProjectionModel.Term time = property.time().get().term();
      return CodeBlock.of(
          "$L.$L($L)",
          names.property(time.name()),
          CellTimeSource.reader(time.aspect(), property.javaType()),
          holder);
    }
    return CodeBlock.of("$L.$L($L)", names.property(property.name()), CoreNames.DECODE, holder);
  }

  private CodeBlock readCall(EmbeddedModel embedded) {
    return CodeBlock.of("$L($L)", reader(embedded), holder);
  }

  private static String reader(EmbeddedModel embedded) {
    String name = embedded.name();
    return "read" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private CodeBlock created(
      Function<PropertyModel, CodeBlock> values, Function<EmbeddedModel, CodeBlock> embedded) {
    return objects.created(type, mapped.construction(), "", values, embedded);
  }

  private List<CodeBlock> fillings() {
    return objects.assignments(object, "", this::decoded, this::readCall);
  }

  private CodeBlock assignment(PropertyModel property, CodeBlock value) {
    return ObjectSource.assignment(object, property.writing(), value);
  }
}
