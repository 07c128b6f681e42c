package dev.rowan.cli.design;

import dev.rowan.cql.text.Position;
import java.util.Optional;

/**
 * A property of an entity or of a user-defined type.
 *
 * @param place the position among the columns of the partition key, or among the clustering columns
 * @param cqlType the constant of {@code CqlType} that {@code @Column} names; empty for the default
 * @param dimensions the length of a vector; 0 for all other types
 * @param isValue whether the column has single values: neither a collection nor a user-defined type
 * @param isOrdered whether a range of values has a meaning
 * @param position where the schema declares the column
 */
public record PropertyDesign(
    String name,
    String column,
    JavaType type,
    Role role,
    int place,
    boolean isDescending,
    Optional<String> cqlType,
    int dimensions,
    boolean isFrozen,
    boolean isValue,
    boolean isOrdered,
    Position position) {
  /** What a column is for. */
  public enum Role {
    /** A component of the partition key. */
    PARTITION,
    /** A clustering column. */
    CLUSTERING,
    /** A value that a partition has once. */
    STATIC,
    /** A counter. */
    COUNTER,
    /** A counter that a partition has once. */
    STATIC_COUNTER,
    /** Any other column. */
    REGULAR
  }

  /** Returns whether the property is a counter. */
  public boolean isCounter() {
    return role == Role.COUNTER || role == Role.STATIC_COUNTER;
  }

  /** Returns whether the property is a part of the primary key. */
  public boolean isKey() {
    return role == Role.PARTITION || role == Role.CLUSTERING;
  }
}
