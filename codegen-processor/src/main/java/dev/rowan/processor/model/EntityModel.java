package dev.rowan.processor.model;

import dev.rowan.annotation.Maintain;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One type with {@code @Entity}, or one that a DAO names as an entity.
 *
 * @param table the table's name, written or derived
 * @param properties in source order, those of superclasses first, transient ones included
 * @param ttl how long what is written lives, where that is not for good
 * @param copiedBy who copies properties of it
 * @param construction how generated code makes an instance
 * @param traits what about the type itself keeps it from being an entity
 * @param origin the type
 */
public record EntityModel(
    TypeName name,
    String table,
    Shape shape,
    List<PropertyModel> properties,
    List<IndexModel> indexes,
    Optional<TtlModel> ttl,
    Optional<CopiedByModel> copiedBy,
    Construction construction,
    List<Trait> traits,
    Visibility visibility,
    Provenance provenance,
    List<Suppression> suppressions,
    Origin origin) {

  /** What the type is. */
  public enum Shape {
    RECORD,
    BEAN,
    /** An interface, an enum or an annotation. */
    OTHER
  }

  /** How generated code makes an instance. */
  public enum Construction {
    /** By the canonical constructor of a record. */
    CANONICAL,
    /** By a constructor without parameters. */
    NO_ARGUMENTS,
    /** There is a constructor without parameters, but it is private. */
    HIDDEN,
    /** There is none without parameters. */
    MISSING
  }

  /** What keeps a type from being an entity. */
  public enum Trait {
    INTERFACE,
    ENUM,
    ABSTRACT,
    GENERIC,
    /** A nested class that needs an instance of the class around it. */
    INNER
  }

  /** Where the type comes from. */
  public enum Provenance {
    /** Source that this round declares: its findings are reported, its code is generated. */
    THIS_ROUND,
    /** Source that an earlier round has dealt with. */
    EARLIER_ROUND,
    /** A class file; another compilation has generated its code. */
    COMPILED,
    /** A class file without generated code beside it: its compilation did not run the processor. */
    COMPILED_ALONE
  }

  public EntityModel {
    properties = List.copyOf(properties);
    indexes = List.copyOf(indexes);
    traits = List.copyOf(traits);
    suppressions = List.copyOf(suppressions);
  }

  /** The same type under another name of its table. */
  public EntityModel named(String newTable) {
    return new EntityModel(
        name,
        newTable,
        shape,
        properties,
        indexes,
        ttl,
        copiedBy,
        construction,
        traits,
        visibility,
        provenance,
        suppressions,
        origin);
  }

  /** Whether some property is a counter. */
  public boolean counts() {
    return columns().anyMatch(PropertyModel::counter);
  }

  /** The property that counts the versions of a row. */
  public Optional<PropertyModel> version() {
    return columns().filter(PropertyModel::version).findFirst();
  }

  /** The properties that copy others, in source order. */
  public Stream<PropertyModel> copies() {
    return columns().filter(property -> property.copy().isPresent());
  }

  /** The entities that this one copies from, that copy from it, and whose rows it counts. */
  public Stream<TypeName> copyPartners() {
    return Stream.of(
            copies().map(property -> property.copy().orElseThrow().source()),
            copiedBy.stream().flatMap(named -> named.entities().stream()),
            columns().flatMap(property -> property.reconciled().stream()).map(ReconcileModel::from))
        .flatMap(each -> each);
  }

  /** The properties that are columns. */
  public Stream<PropertyModel> columns() {
    return properties.stream().filter(property -> !property.isTransient());
  }

  /** The properties that a patch can change. */
  public Stream<PropertyModel> changeable() {
    return columns()
        .filter(property -> !property.isKey() && !property.immutable() && !property.version())
        .filter(property -> property.copy().isEmpty());
  }

  /** The stored property of that Java name. */
  public Optional<PropertyModel> property(String named) {
    return columns().filter(property -> property.name().equals(named)).findFirst();
  }

  /** The partition key in the order of its positions. */
  public List<PropertyModel> partitionKey() {
    return key(KeyPart.Role.PARTITION);
  }

  /** The clustering columns in the order of their positions. */
  public List<PropertyModel> clustering() {
    return key(KeyPart.Role.CLUSTERING);
  }

  /** The primary key: partition key, then clustering columns. */
  public List<PropertyModel> primaryKey() {
    return Stream.concat(partitionKey().stream(), clustering().stream()).toList();
  }

  /**
   * How an index is kept, with {@code DEFAULT} decided: {@code BLIND} where no key component can
   * change in a row, else {@code VERIFIED}.
   */
  public Maintain upkeep(IndexModel index) {
    if (index.maintain() != Maintain.DEFAULT) {
      return index.maintain();
    }
    return index.keys().allMatch(this::neverChanges) ? Maintain.BLIND : Maintain.VERIFIED;
  }

  /**
   * How a cluster's rows and entries are kept in step: by the strictest choice of the indexes that
   * are not views; empty without such.
   */
  public Optional<Maintain> protocol() {
    return indexes.stream()
        .filter(index -> !index.isView())
        .map(this::upkeep)
        .max(Comparator.naturalOrder());
  }

  /** The indexes that a cluster's servers keep. */
  public List<IndexModel> views() {
    return indexes.stream().filter(IndexModel::isView).toList();
  }

  /** Whether a key component of an index is the same for the whole life of a row. */
  public boolean neverChanges(IndexKey key) {
    return property(key.component().property())
        .filter(property -> property.isKey() || property.immutable())
        .isPresent();
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
