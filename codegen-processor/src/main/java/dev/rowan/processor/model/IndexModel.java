package dev.rowan.processor.model;

import dev.rowan.annotation.Maintain;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One {@code @CustomIndex} of an entity, the table of latest rows of a {@code @Latest}, or the
 * table of unique values of {@code @Unique} properties.
 *
 * @param include the properties of entries outside of their key, as written
 * @param bucketList whether a list states which of the periods in its partition key may have rows
 * @param ttl the longest life of an entry, as written; empty if entries expire with their rows
 */
public record IndexModel(
    String name,
    List<IndexKey> partition,
    List<IndexKey> clustering,
    List<Included> include,
    Maintain maintain,
    Kind kind,
    boolean bucketList,
    Optional<TtlModel> ttl,
    Origin origin) {
  /** The annotation that declares the table. */
  public enum Kind {
    /** An index or a copy under other keys. */
    CUSTOM("@CustomIndex"),
    /** A table whose key is unique values, with the entity's primary key in regular columns. */
    UNIQUE("@Unique"),
    /** A table of latest rows, of which only the first row of a partition is read. */
    LATEST("@Latest");

    private final String annotation;

    Kind(String annotation) {
      this.annotation = annotation;
    }

    /** Returns the annotation as the user writes it, such as {@code @Latest}. */
    public String annotation() {
      return annotation;
    }
  }

  public IndexModel {
    partition = List.copyOf(partition);
    clustering = List.copyOf(clustering);
    include = List.copyOf(include);
  }

  /** Whether this is a table of unique values. */
  public boolean unique() {
    return kind == Kind.UNIQUE;
  }

  /** Whether this is a table of latest rows. */
  public boolean latest() {
    return kind == Kind.LATEST;
  }

  /** Whether the index is a server view. */
  public boolean isView() {
    return maintain == Maintain.SERVER_VIEW;
  }

  /** Whether entries have all properties that are not static. */
  public boolean includesAll() {
    return include.contains(Included.ALL);
  }

  /** Whether entries have a property that is not in their key. */
  public boolean includes(String property) {
    return includesAll() || included(property).isPresent();
  }

  /** Returns how a property is included by its name; empty if it is not. */
  Optional<Included> included(String property) {
    return include.stream().filter(each -> each.property().equals(property)).findFirst();
  }

  /** Returns the attribute of the annotation that names the table. */
  public String nameAttribute() {
    return unique() ? "value" : "name";
  }

  /** Returns the key columns: partition key, then clustering. */
  public Stream<IndexKey> keys() {
    return Stream.concat(partition.stream(), clustering.stream());
  }
}
