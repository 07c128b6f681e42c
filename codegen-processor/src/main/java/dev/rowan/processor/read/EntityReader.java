package dev.rowan.processor.read;

import dev.rowan.annotation.CopiedBy;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.KeepLast;
import dev.rowan.annotation.Naming.Convention;
import dev.rowan.annotation.Rollup;
import dev.rowan.annotation.Ttl;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.CopiedByModel;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.EntityModel.Shape;
import dev.rowan.processor.model.EntityModel.Trait;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.RollupModel;
import dev.rowan.processor.model.RowLimitModel;
import dev.rowan.processor.model.TtlModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.source.NamingConventions;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads one entity, including its errors. */
final class EntityReader {
  private final Elements elements;
  private final AnnotationReader annotations;
  private final TypeReader typeReader;
  private final ConverterReader converters;
  private final MemberReader members;

  EntityReader(Elements elements, Types types) {
    this.elements = elements;
    this.annotations = new AnnotationReader(elements);
    this.typeReader = new TypeReader(elements, this::tupleFields);
    this.converters = new ConverterReader(elements, types, typeReader);
    this.members = new MemberReader(elements, types, annotations, typeReader, converters);
  }

  EntityModel read(TypeElement type, Provenance provenance) {
    Origin origin = Origin.ofType(type.getQualifiedName().toString());
    boolean immutable = annotations.find(type, origin, Immutable.class).isPresent();
    LombokUse lombok = LombokUse.of(type, elements);
    List<ConverterModel> named = converters(type, origin);
    Convention naming = NamingReader.of(type, annotations);
    EntityHints hints = HintReader.entity(annotations.all(type, origin));
    long retention = hints.retention().map(EntityHints.Retention::days).orElse(0L);
    Members read =
        members.read(EntityScope.of(type, immutable, named, naming, retention), provenance);
    List<PropertyModel> found =
        Stream.concat(
                read.properties().stream(),
                ComputedReader.columns(annotations.all(type, origin), typeReader, retention)
                    .stream())
            .toList();
    String table = table(type, naming, origin);
    List<IndexModel> indexes = new ArrayList<>();
    indexes.addAll(new IndexReader(annotations, found).read(type, origin));
    indexes.addAll(LatestReader.read(annotations.all(type, origin), found));
    indexes.addAll(UniqueReader.read(table, found));
    return new EntityModel(
        typeReader.nameOf(type),
        table,
        annotations.find(type, origin, Entity.class).map(each -> each.text("formerly")).orElse(""),
        hints,
        shape(type),
        named,
        found,
        read.embedded(),
        indexes,
        annotations.find(type, origin, Ttl.class).map(EntityReader::ttl),
        annotations.find(type, origin, KeepLast.class).map(EntityReader::rowLimit),
        annotations.find(type, origin, CopiedBy.class).map(this::copiedBy),
        rollups(annotations.all(type, origin)),
        read.construction(),
        read.mismatch(),
        read.strays(),
        traits(type, lombok),
        lombok.isUsed(),
        Accessibility.of(type),
        provenance,
        annotations.suppressions(type, origin),
        origin);
  }

  /** Returns the reader of types, which knows the fields of tuples. */
  TypeReader types() {
    return typeReader;
  }

  /** Reads a type as a user-defined type, or as a tuple. */
  UdtModel readUdt(TypeElement type, Provenance provenance) {
    boolean tuple = type.getAnnotation(Tuple.class) != null;
    EntityModel mapped = read(type, provenance);
    String name =
        tuple ? typeReader.tuple(type).cql() : typeReader.userTypeName(type).orElseThrow();
    return new UdtModel(
        mapped.named(name),
        tuple,
        type.getAnnotation(Udt.class) != null,
        type.getAnnotation(Entity.class) != null);
  }

  /** Returns the types of the fields of a tuple. */
  private List<ColumnType> tupleFields(TypeElement type) {
    return read(type, Provenance.COMPILED).columns().map(PropertyModel::type).toList();
  }

  private CopiedByModel copiedBy(WrittenAnnotation named) {
    return new CopiedByModel(
        named.types("value").stream().map(typeReader::nameOf).toList(), named.origin());
  }

  private List<RollupModel> rollups(List<WrittenAnnotation> written) {
    return written.stream()
        .filter(annotation -> annotation.is(Rollup.class))
        .flatMap(each -> each.type("into").map(into -> rollup(each, into)).stream())
        .toList();
  }

  private RollupModel rollup(WrittenAnnotation written, TypeElement into) {
    return new RollupModel(
        typeReader.nameOf(into),
        table(
            into,
            NamingReader.of(into, annotations),
            Origin.ofType(into.getQualifiedName().toString())),
        written.text("of").strip(),
        written.text("period").strip(),
        written.constant("unit", ChronoUnit.class, ChronoUnit.FOREVER),
        written.number("size"),
        written.text("counter").strip(),
        written.text("every"),
        written.origin());
  }

  static TtlModel ttl(WrittenAnnotation ttl) {
    Duration sum =
        Duration.ofDays(ttl.number("days"))
            .plusHours(ttl.number("hours"))
            .plusMinutes(ttl.number("minutes"))
            .plusSeconds(ttl.number("seconds"));
    return new TtlModel(sum.toSeconds(), ttl.origin());
  }

  private static RowLimitModel rowLimit(WrittenAnnotation keep) {
    return new RowLimitModel(keep.number("value"), keep.number("trimEvery"), keep.origin());
  }

  private String table(TypeElement type, Convention naming, Origin origin) {
    return annotations
        .find(type, origin, Entity.class)
        .map(entity -> entity.text("value"))
        .filter(name -> !name.isEmpty())
        .orElseGet(() -> NamingConventions.of(naming, type.getSimpleName().toString()));
  }

  /** Returns the converters of the class, followed by those of its package. */
  private List<ConverterModel> converters(TypeElement type, Origin origin) {
    return Stream.of(type, elements.getPackageOf(type))
        .flatMap(each -> converters.read(each, origin, type).stream())
        .toList();
  }

  private static Shape shape(TypeElement type) {
    return switch (type.getKind()) {
      case RECORD -> Shape.RECORD;
      case CLASS -> Shape.BEAN;
      default -> Shape.OTHER;
    };
  }

  private static List<Trait> traits(TypeElement type, LombokUse lombok) {
    List<Trait> traits = new ArrayList<>();
    if (type.getKind().isInterface()) {
      traits.add(Trait.INTERFACE);
    }
    if (type.getKind() == ElementKind.ENUM) {
      traits.add(Trait.ENUM);
    }
    if (type.getKind() == ElementKind.CLASS && type.getModifiers().contains(Modifier.ABSTRACT)) {
      traits.add(Trait.ABSTRACT);
    }
    if (!type.getTypeParameters().isEmpty()) {
      traits.add(Trait.GENERIC);
    }
    if (Nesting.isNested(type) && !type.getModifiers().contains(Modifier.STATIC)) {
      traits.add(Trait.INNER);
    }
    if (lombok.isPending()) {
      traits.add(Trait.UNFINISHED);
    }
    return traits;
  }
}
