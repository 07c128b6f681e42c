package dev.rowan.processor.model;

import dev.rowan.annotation.Maintain;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One type with {@code @Entity}, or one that a DAO uses as an entity.
 *
 * @param table the table's name, written or derived
 * @param formerly the table that stored the entities before; empty if there is none
 * @param hints the stated numbers about its rows
 * @param converters the converters of the class, followed by those of its package
 * @param properties in source order, those of superclasses first, transient ones included, followed
 *     by the columns that annotations of the class declare
 * @param embedded the objects whose properties are columns, each before those inside it
 * @param ttl the TTL of written rows; empty if they never expire
 * @param rowLimit the number of rows of each partition that stay; empty if all stay
 * @param copiedBy the entities that copy its properties
 * @param rollups the entities with counters that count its rows
 * @param construction how generated code creates an instance
 * @param mismatch why the largest constructor of a class does not take its properties; empty if it
 *     does, or if no constructor has parameters
 * @param strays the annotations of properties that have no effect
 * @param traits the properties that prevent the type from being an entity
 * @param lombok whether Lombok is to generate members of the type
 * @param origin the type
 */
public record EntityModel(
    TypeName name,
    String table,
    String formerly,
    EntityHints hints,
    Shape shape,
    List<ConverterModel> converters,
    List<PropertyModel> properties,
    List<EmbeddedModel> embedded,
    List<IndexModel> indexes,
    Optional<TtlModel> ttl,
    Optional<RowLimitModel> rowLimit,
    Optional<CopiedByModel> copiedBy,
    List<RollupModel> rollups,
    Construction construction,
    Optional<String> mismatch,
    List<StrayAnnotation> strays,
    List<Trait> traits,
    boolean lombok,
    Visibility visibility,
    Provenance provenance,
    List<Suppression> suppressions,
    Origin origin) {

  /** The kind of the type. */
  public enum Shape {
    RECORD,
    BEAN,
    /** An interface, an enum or an annotation. */
    OTHER
  }

  /** How generated code creates an instance. */
  public enum Construction {
    /** By the canonical constructor of a record. */
    CANONICAL,
    /** By a constructor of a class with a parameter for each property. */
    ALL_ARGUMENTS,
    /** By the builder that the method {@code builder()} of the class returns. */
    BUILDER,
    /** By a constructor without parameters. */
    NO_ARGUMENTS,
    /** The constructor without parameters is private. */
    HIDDEN,
    /** No constructor and no builder of the class can be used. */
    MISSING;

    /** Returns whether an object has its values when it is created, and then never changes. */
    public boolean isAtOnce() {
      return this == CANONICAL || this == ALL_ARGUMENTS || this == BUILDER;
    }
  }

  /** A property that prevents a type from being an entity. */
  public enum Trait {
    INTERFACE,
    ENUM,
    ABSTRACT,
    GENERIC,
    /** A nested class that needs an instance of its enclosing class. */
    INNER,
    /** A class that Lombok changes later: its fields and constructors are not final. */
    UNFINISHED
  }

  /** The compilation that the type comes from. */
  public enum Provenance {
    /** A source file of this round. Its findings are reported and its code is generated. */
    THIS_ROUND,
    /** A source file of an earlier round. */
    EARLIER_ROUND,
    /** A class file with generated code from another compilation. */
    COMPILED,
    /** A class file without generated code. Its compilation did not run the processor. */
    COMPILED_ALONE
  }

  public EntityModel {
    converters = List.copyOf(converters);
    properties = List.copyOf(properties);
    embedded = List.copyOf(embedded);
    indexes = List.copyOf(indexes);
    rollups = List.copyOf(rollups);
    strays = List.copyOf(strays);
    traits = List.copyOf(traits);
    suppressions = List.copyOf(suppressions);
  }

  /** Returns the same entity with another table name. */
  public EntityModel named(String newTable) {
    return new EntityModel(
        name,
        newTable,
        formerly,
        hints,
        shape,
        converters,
        properties,
        embedded,
        indexes,
        ttl,
        rowLimit,
        copiedBy,
        rollups,
        construction,
        mismatch,
        strays,
        traits,
        lombok,
        visibility,
        provenance,
        suppressions,
        origin);
  }

  /** Whether the table is declared to stay small. */
  public boolean small() {
    return hints.small();
  }

  /** Whether the entity has a counter. */
  public boolean counts() {
    return columns().anyMatch(PropertyModel::counter);
  }

  /** Returns the version property. */
  public Optional<PropertyModel> version() {
    return columns().filter(PropertyModel::version).findFirst();
  }

  /** Returns the copied properties, in source order. */
  public Stream<PropertyModel> copies() {
    return columns().filter(property -> property.copy().isPresent());
  }

  /**
   * Returns the entities that this one copies from, those that copy it, those whose rows it counts,
   * and those that count its rows.
   */
  public Stream<TypeName> copyPartners() {
    return Stream.of(
            copies().map(property -> property.copy().orElseThrow().source()),
            copiedBy.stream().flatMap(named -> named.entities().stream()),
            columns().flatMap(property -> property.reconciled().stream()).map(ReconcileModel::from),
            rollups.stream().map(RollupModel::into))
        .flatMap(each -> each);
  }

  /** Returns the native indexes of all properties, in source order. */
  public List<NativeIndexModel> nativeIndexes() {
    return columns().flatMap(property -> property.nativeIndexes().stream()).toList();
  }

  /** Returns how generated code creates the object that has a property. */
  public Construction constructionOf(PropertyModel property) {
    return embedded.stream()
        .filter(each -> each.name().equals(property.parent()))
        .map(EmbeddedModel::construction)
        .findFirst()
        .orElse(construction);
  }

  /** Returns the object of the entity itself that has a property, inside it or inside others. */
  public Optional<EmbeddedModel> objectOf(PropertyModel property) {
    return embedded.stream()
        .filter(object -> object.parent().isEmpty())
        .filter(object -> columnsOf(object).anyMatch(property::equals))
        .findFirst();
  }

  /** Returns the columns of an embedded object, and of those inside it. */
  public Stream<PropertyModel> columnsOf(EmbeddedModel object) {
    return Stream.concat(
        columns().filter(property -> property.parent().equals(object.name())),
        embedded.stream()
            .filter(each -> each.parent().equals(object.name()))
            .flatMap(this::columnsOf));
  }

  /** Returns the properties that are columns. */
  public Stream<PropertyModel> columns() {
    return properties.stream().filter(PropertyModel::isColumn);
  }

  /** Returns the properties that reads fill with the write time or the TTL of another property. */
  public Stream<PropertyModel> times() {
    return properties.stream()
        .filter(property -> !property.isTransient() && property.time().isPresent());
  }

  /** Returns the properties that objects get from rows: the columns, followed by the times. */
  public Stream<PropertyModel> filled() {
    return Stream.concat(columns(), times());
  }

  /** Returns the properties that a patch can change. */
  public Stream<PropertyModel> changeable() {
    return columns()
        .filter(property -> !property.isKey() && !property.immutable() && !property.version())
        .filter(property -> property.copy().isEmpty() && !property.isUpdateTime())
        .filter(property -> property.chunked().isEmpty());
  }

  /** Returns the properties with large values, in source order. */
  public Stream<PropertyModel> chunked() {
    return columns().filter(property -> property.chunked().isPresent());
  }

  /** Returns the names of the column groups, in the order of their first properties. */
  public List<String> columnGroups() {
    return columns()
        .flatMap(property -> property.group().stream())
        .map(ColumnGroupModel::name)
        .distinct()
        .toList();
  }

  /** Returns the properties that each insert and update of a row sets to the current time. */
  public Stream<PropertyModel> updateTimes() {
    return columns().filter(PropertyModel::isUpdateTime);
  }

  /** Returns the first property whose value inserts take from a sequence. */
  public Optional<PropertyModel> numbered() {
    return columns().filter(PropertyModel::isNumbered).findFirst();
  }

  /** Returns the stored property of that Java name. */
  public Optional<PropertyModel> property(String named) {
    return columns().filter(property -> property.name().equals(named)).findFirst();
  }

  /** Returns the partition key in the order of its positions. */
  public List<PropertyModel> partitionKey() {
    return key(KeyPart.Role.PARTITION);
  }

  /** Returns the clustering columns in the order of their positions. */
  public List<PropertyModel> clustering() {
    return key(KeyPart.Role.CLUSTERING);
  }

  /** Returns the primary key: partition key, then clustering columns. */
  public List<PropertyModel> primaryKey() {
    return Stream.concat(partitionKey().stream(), clustering().stream()).toList();
  }

  /**
   * Returns the maintain mode of an index. {@code DEFAULT} is resolved to {@code BLIND} if no key
   * component can change in a row, else to {@code VERIFIED}.
   */
  public Maintain maintain(IndexModel index) {
    if (index.maintain() != Maintain.DEFAULT) {
      return index.maintain();
    }
    return index.keys().allMatch(this::neverChanges) ? Maintain.BLIND : Maintain.VERIFIED;
  }

  /**
   * Returns the maintain mode of the entity's rows on a cluster: the strictest mode of the indexes
   * that are not server views; empty if there are none.
   */
  public Optional<Maintain> protocol() {
    return indexes.stream()
        .filter(index -> !index.isView())
        .map(this::maintain)
        .max(Comparator.naturalOrder());
  }

  /** Returns the first index that is maintained by the client with another mode than BLIND. */
  public Optional<IndexModel> firstNotBlind() {
    return indexes.stream()
        .filter(index -> !index.isView() && maintain(index) != Maintain.BLIND)
        .findFirst();
  }

  /** Returns the indexes that are server views. */
  public List<IndexModel> views() {
    return indexes.stream().filter(IndexModel::isView).toList();
  }

  /**
   * Returns whether these properties identify one row, as declared: they contain the whole primary
   * key, or all properties of the identity, or a generated UUID of the primary key.
   */
  public boolean isIdentifiedBy(Set<String> names) {
    List<PropertyModel> identity =
        columns().filter(property -> property.hints().identity()).toList();
    return isWithin(primaryKey(), names)
        || (!identity.isEmpty()
            && identity.stream().allMatch(PropertyModel::isKey)
            && isWithin(identity, names))
        || primaryKey().stream()
            .anyMatch(property -> property.isGeneratedUuid() && names.contains(property.name()));
  }

  private static boolean isWithin(List<PropertyModel> properties, Set<String> names) {
    return properties.stream().allMatch(property -> names.contains(property.name()));
  }

  /** Whether a key component of an index never changes in a row. */
  public boolean neverChanges(IndexKey key) {
    return property(key.component().property()).filter(PropertyModel::neverChanges).isPresent();
  }

  /** Is that of the name. Two entities of one compilation never have the same. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }

  private List<PropertyModel> key(KeyPart.Role role) {
    return columns()
        .filter(property -> property.keys().stream().anyMatch(key -> key.role() == role))
        .sorted(Comparator.comparingInt(property -> position(property, role)))
        .toList();
  }

  private static int position(PropertyModel property, KeyPart.Role role) {
    return property.keys().stream()
        .filter(key -> key.role() == role)
        .mapToInt(KeyPart::position)
        .findFirst()
        .orElse(0);
  }
}
