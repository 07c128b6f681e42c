package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.CopiedByModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.RowLimitModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.RecountPlan;
import dev.rowan.processor.plan.RollupPlan;
import dev.rowan.processor.quantity.ComparedFigures;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.DocText;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;
import dev.rowan.processor.source.Markers;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes the mapping class of one entity: its tables, and the conversion between entities and rows.
 */
final class MappingGenerator {
  private final EntityModel entity;
  private final List<CopyPlan> copies;
  private final List<RecountPlan> recounts;
  private final List<RollupPlan> rollups;
  private final List<ComparedFigures> figures;
  private final TableModel table;
  private final ClassName type;
  private final MappingNames names;
  private final EntityAccess access;

  MappingGenerator(
      EntityModel entity,
      List<CopyPlan> copies,
      List<RecountPlan> recounts,
      List<RollupPlan> rollups,
      List<ComparedFigures> figures) {
    this.entity = entity;
    this.recounts = recounts;
    this.rollups = rollups;
    this.figures = figures;
    this.copies = copies;
    this.table = TableModel.of(entity);
    this.type = GeneratedNames.poet(entity.name());
    this.names = new MappingNames(entity);
    this.access = EntityAccess.ofEntity(entity, names);
  }

  TypeSpec generate() {
    TypeSpec.Builder mapping =
        TypeSpec.classBuilder(names.mapping())
            .addJavadoc("Maps {@link $T} to table $L.", type, code(table.name()))
            .addAnnotations(Markers.ofEveryClass())
            .addModifiers(FINAL)
            .addSuperinterface(ParameterizedTypeName.get(CoreNames.ENTITY_MAPPING, type))
            .addField(instance());
    if (entity.visibility() == Visibility.PUBLIC) {
      mapping.addModifiers(PUBLIC);
    }
    table.columns().forEach(column -> mapping.addField(property(column)));
    names.components().forEach(component -> mapping.addField(component(component)));
    table.primaryKey().stream()
        .filter(TableColumn::isComputedProperty)
        .forEach(column -> mapping.addField(ComputedSource.field(column, entity, names)));
    mapping.addField(tableField());
    entity.indexes().forEach(index -> mapping.addField(derived(index)));
    mapping
        .addMethod(MethodSpec.constructorBuilder().addModifiers(PRIVATE).build())
        .addMethod(typeMethod())
        .addMethod(tableMethod())
        .addMethod(derivedMethod())
        .addMethods(PropertyLists.of(entity, table, names));
    if (!entity.formerly().isEmpty()) {
      mapping.addMethod(formerMethod());
    }
    if (SchemaMethods.needed(entity)) {
      mapping.addMethods(SchemaMethods.of(entity));
    }
    entity.version().ifPresent(version -> mapping.addMethod(versionMethod(version)));
    entity.rowLimit().ifPresent(limit -> mapping.addMethod(rowLimitMethod(limit)));
    if (entity.chunked().findAny().isPresent()) {
      mapping.addMethod(chunkedMethod());
    }
    if (!copies.isEmpty()) {
      mapping.addMethod(copiesMethod());
    }
    if (!recounts.isEmpty()) {
      mapping.addMethod(recountsMethod());
    }
    entity.copiedBy().ifPresent(by -> mapping.addMethod(copiedByMethod(by)));
    if (!rollups.isEmpty()) {
      mapping.addMethod(RollupSource.method(rollups));
    }
    if (entity.updateTimes().findAny().isPresent()) {
      mapping.addMethod(updateTimesMethod());
    }
    CellTimeSource.method(entity, names).ifPresent(mapping::addMethod);
    RateSource.method(entity).ifPresent(mapping::addMethod);
    FiguresSource.method(figures).ifPresent(mapping::addMethod);
    mapping.addMethods(SequenceMethods.of(entity, access));
    boolean inserts = !entity.counts();
    if (inserts && entity.columns().anyMatch(EntityAccess::hasGeneratedValue)) {
      mapping.addMethod(access.generated(CoreNames.MAPPING_GENERATED));
    }
    if (inserts && entity.columns().anyMatch(PropertyModel::isComputedMember)) {
      mapping.addMethod(access.withComputed(CoreNames.MAPPING_WITH_COMPUTED));
    }
    return mapping
        .addMethod(access.write(CoreNames.MAPPING_WRITE, properties()))
        .addMethods(reading())
        .addMethods(access.readEmbedded())
        .build();
  }

  private List<MethodSpec> reading() {
    return entity.construction().isAtOnce()
        ? List.of(access.read(CoreNames.MAPPING_READ))
        : access.readByFilling(CoreNames.MAPPING_READ, CoreNames.MAPPING_FILL);
  }

  private MethodSpec versionMethod(PropertyModel version) {
    return Markers.overriding(CoreNames.MAPPING_VERSION)
        .returns(int.class)
        .addStatement("return $L", SchemaSource.columnOf(version.name(), table))
        .build();
  }

  private MethodSpec formerMethod() {
    return Markers.overriding(CoreNames.MAPPING_FORMER_TABLE)
        .returns(String.class)
        .addStatement("return $S", entity.formerly())
        .build();
  }

  private static MethodSpec rowLimitMethod(RowLimitModel limit) {
    return Markers.overriding(CoreNames.MAPPING_ROW_LIMIT)
        .returns(CoreNames.ROW_LIMIT)
        .addStatement("return new $T($L, $L)", CoreNames.ROW_LIMIT, limit.rows(), limit.trimEvery())
        .build();
  }

  private MethodSpec chunkedMethod() {
    CodeBlock all =
        entity
            .chunked()
            .map(
                property ->
                    CodeBlock.of(
                        "$T.$L($L, $L, $S, $L)",
                        CoreNames.CHUNKED_COLUMN,
                        CoreNames.CHUNKED_COLUMN_OF,
                        MappingNames.TABLE,
                        SchemaSource.columnOf(property.name(), table),
                        property.chunked().orElseThrow().table(entity, property),
                        property.chunked().orElseThrow().chunkBytes()))
            .collect(CodeBlock.joining(",\n"));
    return Markers.overriding(CoreNames.MAPPING_CHUNKED)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), CoreNames.CHUNKED_COLUMN))
        .addStatement("return $T.of(\n$L)", List.class, all)
        .build();
  }

  private FieldSpec instance() {
    return constant(names.mapping(), MappingNames.INSTANCE)
        .addJavadoc("The only instance.")
        .initializer("new $T()", names.mapping())
        .build();
  }

  private FieldSpec property(TableColumn column) {
    String property = column.component().property();
    return constant(parameterized(CoreNames.PROPERTY, column.javaType()), names.property(property))
        .addJavadoc("$L", PropertyDoc.of(column))
        .initializer(
            "new $T<>($S, $L, $L)",
            CoreNames.PROPERTY,
            property,
            SchemaSource.columnOf(property, table),
            CodecSource.of(column))
        .build();
  }

  private FieldSpec component(Component component) {
    TableColumn column =
        Stream.concat(
                TableModel.allOf(entity).stream().flatMap(each -> each.columns().stream()),
                entity.nativeIndexes().stream().flatMap(each -> each.parts(entity).stream()))
            .filter(each -> each.component().equals(component))
            .findFirst()
            .orElseThrow();
    CodeBlock codec = CodecSource.of(column.javaType(), column.type());
    if (component instanceof Component.PeriodOf period) {
      codec = CodecSource.of(period.period());
    } else if (component instanceof Component.LowerOf) {
      codec = CodecSource.lower();
    }
    return constant(
            parameterized(CoreNames.KEY_COMPONENT, column.javaType()), names.argument(component))
        .addJavadoc("$L", PropertyDoc.of(component))
        .initializer("new $T<>($S, $L)", CoreNames.KEY_COMPONENT, column.parameter(), codec)
        .build();
  }

  private FieldSpec tableField() {
    return constant(CoreNames.TABLE_SCHEMA, MappingNames.TABLE)
        .addJavadoc("The table $L.", code(table.name()))
        .initializer(initializer(table, SchemaSource.table(table)))
        .build();
  }

  private FieldSpec derived(IndexModel index) {
    return constant(CoreNames.DERIVED_TABLE, names.index(index))
        .addJavadoc(
            index.unique()
                ? "The table $L of unique values."
                : index.latest() ? "The table $L of latest rows." : "The index table $L.",
            code(index.name()))
        .initializer(initializer(TableModel.of(entity, index), SchemaSource.derived(entity, index)))
        .build();
  }

  private CodeBlock initializer(TableModel each, CodeBlock expression) {
    return SchemaMethods.needed(entity)
        ? CodeBlock.of("$L()", SchemaMethods.name(entity, each))
        : CodeBlock.of("$>$>\n$L$<$<", expression);
  }

  /** Returns the properties in the order of the columns. */
  private List<PropertyModel> properties() {
    return table.columns().stream()
        .map(column -> entity.property(column.component().property()).orElseThrow())
        .toList();
  }

  private MethodSpec typeMethod() {
    return Markers.overriding(CoreNames.MAPPING_TYPE)
        .returns(ParameterizedTypeName.get(ClassName.get(Class.class), type))
        .addStatement("return $T.class", type)
        .build();
  }

  private static MethodSpec tableMethod() {
    return Markers.overriding(CoreNames.MAPPING_TABLE)
        .returns(CoreNames.TABLE_SCHEMA)
        .addStatement("return $L", MappingNames.TABLE)
        .build();
  }

  private MethodSpec derivedMethod() {
    CodeBlock tables =
        entity.indexes().stream()
            .map(index -> CodeBlock.of("$L", names.index(index)))
            .collect(CodeBlock.joining(", "));
    return Markers.overriding(CoreNames.MAPPING_DERIVED)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), CoreNames.DERIVED_TABLE))
        .addStatement("return $T.of($L)", List.class, tables)
        .build();
  }

  /**
   * Refers to other mappings inside the method, so that mapping classes can be initialized in any
   * order.
   */
  private MethodSpec copiesMethod() {
    CodeBlock all =
        copies.stream().map(MappingGenerator::columns).collect(CodeBlock.joining(",\n"));
    return Markers.overriding(CoreNames.MAPPING_COPIES)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), CoreNames.COPIED_COLUMNS))
        .addStatement("return $T.of(\n$L)", List.class, all)
        .build();
  }

  private MethodSpec recountsMethod() {
    CodeBlock all =
        recounts.stream().map(MappingGenerator::recount).collect(CodeBlock.joining(",\n"));
    return Markers.overriding(CoreNames.MAPPING_RECOUNTS)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), CoreNames.RECOUNTED_COLUMN))
        .addStatement("return $T.of(\n$L)", List.class, all)
        .build();
  }

  private static CodeBlock recount(RecountPlan recount) {
    TableModel from = TableModel.of(recount.from());
    CodeBlock reference =
        recount.reference().stream()
            .map(property -> CodeBlock.of("$L", SchemaSource.columnOf(property.name(), from)))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.builder()
        .add("new $T($>$>\n", CoreNames.RECOUNTED_COLUMN)
        .add(
            "$L,\n$L,",
            SchemaSource.columnOf(recount.counter().name(), TableModel.of(recount.entity())),
            instanceOf(recount.from().name()))
        .add("\n$T.of($L),\n$S,", List.class, reference, recount.through().name())
        .add(
            "\n$T.parse($S))$<$<",
            Duration.class,
            recount.counter().reconciled().orElseThrow().every())
        .build();
  }

  private static MethodSpec copiedByMethod(CopiedByModel by) {
    CodeBlock all =
        by.entities().stream().map(MappingGenerator::instanceOf).collect(CodeBlock.joining(", "));
    return Markers.overriding(CoreNames.MAPPING_COPIED_BY)
        .returns(
            ParameterizedTypeName.get(
                ClassName.get(List.class),
                ParameterizedTypeName.get(
                    CoreNames.ENTITY_MAPPING, WildcardTypeName.subtypeOf(Object.class))))
        .addStatement("return $T.of($L)", List.class, all)
        .build();
  }

  private static CodeBlock columns(CopyPlan copies) {
    TableModel here = TableModel.of(copies.copying());
    TableModel there = TableModel.of(copies.source());
    CodeBlock reference =
        copies.reference().stream()
            .map(property -> CodeBlock.of("$L", SchemaSource.columnOf(property.name(), here)))
            .collect(CodeBlock.joining(", "));
    CodeBlock columns =
        copies.columns().stream()
            .map(
                column ->
                    CodeBlock.of(
                        "new $T($L, $L)",
                        CoreNames.COPIED_COLUMN,
                        SchemaSource.columnOf(column.here().name(), here),
                        SchemaSource.columnOf(column.there().name(), there)))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.builder()
        .add("new $T($>$>\n$L,", CoreNames.COPIED_COLUMNS, instanceOf(copies.source().name()))
        .add("\n$T.of($L),\n$L,", List.class, reference, copies.isMovable())
        .add("\n$T.of($L),", List.class, columns)
        .add("\n$S,\n$L)$<$<", copies.through().name(), copies.isAsync())
        .build();
  }

  private static CodeBlock instanceOf(dev.rowan.processor.model.TypeName entity) {
    return CodeBlock.of(
        "$T.$L", GeneratedNames.poet(GeneratedNames.mapping(entity)), MappingNames.INSTANCE);
  }

  private MethodSpec updateTimesMethod() {
    CodeBlock times =
        entity
            .updateTimes()
            .map(
                property ->
                    CodeBlock.of(
                        "new $T<>($L, $L)",
                        CoreNames.UPDATE_TIME,
                        names.property(property.name()),
                        GeneratedValueSource.clock(property)))
            .collect(CodeBlock.joining(",\n"));
    TypeName each =
        ParameterizedTypeName.get(CoreNames.UPDATE_TIME, WildcardTypeName.subtypeOf(Object.class));
    return Markers.overriding(CoreNames.MAPPING_UPDATE_TIMES)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), each))
        .addStatement("return $T.of($L)", List.class, times)
        .build();
  }

  private static TypeName parameterized(ClassName raw, JavaType argument) {
    return ParameterizedTypeName.get(raw, JavaTypes.boxed(argument));
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, PUBLIC, STATIC, FINAL);
  }

  private static String code(String text) {
    return DocText.code(text);
  }
}
