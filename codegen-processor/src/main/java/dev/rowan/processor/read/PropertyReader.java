package dev.rowan.processor.read;

import dev.rowan.annotation.Chunked;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.ColumnGroup;
import dev.rowan.annotation.CopiedFrom;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Dimensions;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Json;
import dev.rowan.annotation.Mutable;
import dev.rowan.annotation.NativeIndex;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.ReconciledCounter;
import dev.rowan.annotation.Similarity;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Transient;
import dev.rowan.annotation.Unique;
import dev.rowan.annotation.Version;
import dev.rowan.processor.model.CellTimeModel;
import dev.rowan.processor.model.ChunkedModel;
import dev.rowan.processor.model.ColumnGroupModel;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.CopyModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.KeyPart;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.PropertyModel.Absence;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.ReconcileModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.UniqueModel;
import dev.rowan.processor.model.Writing;
import dev.rowan.processor.source.NamingConventions;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * Reads one property from its field and its getters. The field of a record component has the
 * component's annotations. Unlike the component, it has a position in every compiler.
 */
final class PropertyReader {
  private final AnnotationReader annotations;
  private final TypeReader types;
  private final ConverterReader converters;

  PropertyReader(AnnotationReader annotations, TypeReader types, ConverterReader converters) {
    this.annotations = annotations;
    this.types = types;
    this.converters = converters;
  }

  /**
   * @param places the elements whose annotations describe the property, the nearest first
   */
  PropertyModel read(
      FieldView view,
      List<AnnotatedMember> places,
      EntityScope scope,
      Reading reading,
      Writing writing) {
    VariableElement field = view.field();
    TypeMirror type = view.type();
    Origin origin = view.origin();
    List<WrittenAnnotation> all = annotations.merged(places);
    Optional<CellTimeModel> time = CellTimeReader.read(field, all);
    // a property that is no column has no other annotation: MAP-36 reports them
    List<WrittenAnnotation> written = time.isPresent() ? List.of() : all;
    Optional<WrittenAnnotation> column = find(written, Column.class);
    Optional<ScalarKind> requested = column.flatMap(PropertyReader::requestedType);
    String name = scope.nameOf(view.name());
    JavaType javaType = types.javaType(type);
    List<ConverterModel> named =
        (time.isPresent() ? List.<AnnotatedMember>of() : places)
            .stream()
                .map(place -> converters.read(place.element(), origin, scope.entity()))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    ColumnType natural =
        natural(javaType, written, scope.entity(), each -> converter(each, named, scope));
    ColumnType stored = requested.map(natural::requesting).orElse(natural);
    boolean frozen = find(written, Frozen.class).isPresent();
    return new PropertyModel(
        name,
        scope.path(),
        scope.prefix()
            + column
                .map(annotation -> annotation.text("value"))
                .filter(text -> !text.isEmpty())
                .orElseGet(() -> NamingConventions.of(scope.naming(), view.name())),
        column.map(annotation -> annotation.text("formerly").strip()).orElse(""),
        javaType,
        frozen ? stored.frozenType() : stored,
        requested,
        traits(field, all, written, scope),
        written.stream().flatMap(PropertyReader::keyPart).toList(),
        time,
        find(written, Mutable.class)
            .map(mutable -> OptionalDouble.of(mutable.decimal("perDay")))
            .orElse(OptionalDouble.empty()),
        find(written, Unique.class)
            .map(unique -> new UniqueModel(unique.text("value").strip(), unique.origin())),
        nativeIndexes(name, written),
        find(written, CopiedFrom.class).flatMap(this::copy),
        find(written, Chunked.class).map(PropertyReader::chunked),
        find(written, ColumnGroup.class)
            .map(group -> new ColumnGroupModel(group.text("value").strip(), group.origin())),
        named,
        HintReader.property(written),
        GenerationReader.read(written, javaType, frozen ? stored.frozenType() : stored),
        ComputedReader.read(written, scope.retention()),
        find(written, ReconciledCounter.class).flatMap(this::reconciled),
        absence(places, type, javaType),
        reading,
        writing,
        annotations.suppressions(places),
        origin);
  }

  /**
   * @param all every annotation of the property
   * @param written those of them that a column can have
   */
  private static Set<PropertyModel.Trait> traits(
      VariableElement field,
      List<WrittenAnnotation> all,
      List<WrittenAnnotation> written,
      EntityScope scope) {
    Optional<WrittenAnnotation> counter = find(written, Counter.class);
    Map<PropertyModel.Trait, Boolean> holds = new EnumMap<>(PropertyModel.Trait.class);
    holds.put(PropertyModel.Trait.FROZEN, find(written, Frozen.class).isPresent());
    holds.put(PropertyModel.Trait.VECTOR, find(written, Dimensions.class).isPresent());
    holds.put(PropertyModel.Trait.COUNTER, counter.isPresent());
    holds.put(PropertyModel.Trait.EXACT, counter.filter(each -> each.flag("exact")).isPresent());
    holds.put(PropertyModel.Trait.VERSION, find(written, Version.class).isPresent());
    holds.put(
        PropertyModel.Trait.STATIC, scope.isStatic() || find(written, Static.class).isPresent());
    holds.put(
        PropertyModel.Trait.TRANSIENT,
        field.getModifiers().contains(Modifier.TRANSIENT) || isTransient(all));
    holds.put(
        PropertyModel.Trait.IMMUTABLE,
        scope.immutable() || find(written, Immutable.class).isPresent());
    holds.values().removeIf(each -> !each);
    return holds.keySet();
  }

  /** Returns whether the nearest annotation excludes a property from the table. */
  static boolean isTransient(List<WrittenAnnotation> written) {
    return find(written, Transient.class).filter(each -> each.flag("value")).isPresent();
  }

  private static ChunkedModel chunked(WrittenAnnotation chunked) {
    return new ChunkedModel(
        chunked.text("name").strip(), chunked.number("chunkBytes"), chunked.origin());
  }

  private static List<NativeIndexModel> nativeIndexes(
      String property, List<WrittenAnnotation> written) {
    List<NativeIndexModel> indexes = new ArrayList<>();
    int unnamed = 0;
    for (WrittenAnnotation index : written) {
      if (index.is(NativeIndex.class)) {
        String named = index.text("name").strip();
        indexes.add(
            new NativeIndexModel(
                property,
                named,
                unnamed,
                index.constant("kind", IndexKind.class, IndexKind.SAI),
                index.constant("target", IndexTarget.class, IndexTarget.VALUES),
                index.constant("similarity", Similarity.class, Similarity.COSINE),
                index.origin()));
        unnamed += named.isEmpty() ? 1 : 0;
      }
    }
    return indexes;
  }

  /**
   * Returns the copy declaration; empty if its entity does not exist, which the compiler reports.
   */
  private Optional<CopyModel> copy(WrittenAnnotation copied) {
    return copied
        .type("entity")
        .map(
            source ->
                new CopyModel(
                    types.nameOf(source),
                    copied.text("field").strip(),
                    copied.texts("by").stream().map(String::strip).toList(),
                    larger(copied, "rows", "most"),
                    copied.flag("async"),
                    copied.origin()));
  }

  private Optional<ReconcileModel> reconciled(WrittenAnnotation counter) {
    return counter
        .type("from")
        .map(
            from ->
                new ReconcileModel(
                    types.nameOf(from),
                    counter.texts("by").stream().map(String::strip).toList(),
                    counter.text("every"),
                    counter.origin()));
  }

  private static long larger(WrittenAnnotation counts, String one, String other) {
    return Math.max(counts.large(one), counts.large(other));
  }

  /** Returns the stored type without the effect of {@code @Column} and {@code @Frozen}. */
  private ColumnType natural(
      JavaType type,
      List<WrittenAnnotation> written,
      TypeElement entity,
      TypeReader.Converters convertedBy) {
    Optional<WrittenAnnotation> json = find(written, Json.class);
    if (json.isPresent()) {
      return new ColumnType.Converted(
          ColumnType.of(ScalarKind.TEXT), converters.json(type, json.get(), entity));
    }
    Optional<WrittenAnnotation> vector = find(written, Dimensions.class);
    if (vector.isPresent() && type.is(TypeReader.VECTOR)) {
      return new ColumnType.VectorOf(vector.get().number("value"));
    }
    ColumnType plain = types.columnType(type, convertedBy);
    boolean counts =
        find(written, Counter.class).isPresent() && plain.equals(ColumnType.of(ScalarKind.BIGINT));
    return counts ? new ColumnType.Count() : plain;
  }

  /** Returns the converter of a type: of the property, the entity, the package, or the type. */
  private Optional<ConverterModel> converter(
      JavaType type, List<ConverterModel> ofProperty, EntityScope scope) {
    return Stream.of(ofProperty.stream(), scope.converters().stream(), ofType(type, scope))
        .flatMap(each -> each)
        .filter(converter -> converter.converts(type))
        .findFirst();
  }

  private Stream<ConverterModel> ofType(JavaType type, EntityScope scope) {
    if (JavaScalar.of(type.raw()).isPresent()) {
      return Stream.empty(); // a class of the library names no converter
    }
    return types.element(type).stream()
        .flatMap(
            each ->
                converters
                    .read(each, Origin.ofType(each.getQualifiedName().toString()), scope.entity())
                    .stream());
  }

  private static Optional<WrittenAnnotation> find(List<WrittenAnnotation> written, Class<?> type) {
    return written.stream().filter(annotation -> annotation.is(type)).findFirst();
  }

  private static Optional<ScalarKind> requestedType(WrittenAnnotation column) {
    CqlType type = column.constant("type", CqlType.class, CqlType.INFERRED);
    return type == CqlType.INFERRED
        ? Optional.empty()
        : Optional.of(ScalarKind.valueOf(type.name()));
  }

  private static Stream<KeyPart> keyPart(WrittenAnnotation annotation) {
    boolean partition = annotation.is(PartitionKey.class);
    if (!partition && !annotation.is(Clustering.class)) {
      return Stream.empty();
    }
    return Stream.of(
        new KeyPart(
            partition ? KeyPart.Role.PARTITION : KeyPart.Role.CLUSTERING,
            annotation.number("value"),
            annotation.writes("value"),
            annotation.constant("order", Order.class, Order.ASC),
            annotation.origin()));
  }

  private static Absence absence(List<AnnotatedMember> places, TypeMirror type, JavaType javaType) {
    if (javaType.is("java.util.Optional")) {
      return Absence.OPTIONAL;
    }
    boolean nullable =
        Stream.concat(
                places.stream().flatMap(AnnotatedMember::markers),
                type.getAnnotationMirrors().stream())
            .map(WrittenAnnotation::nameOf)
            .anyMatch(name -> name.endsWith(".Nullable"));
    return nullable ? Absence.NULLABLE : Absence.UNMARKED;
  }
}
