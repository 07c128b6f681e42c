package dev.rowan.cli.design;

import dev.rowan.cql.text.TextPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A property of an entity or of a user-defined type.
 *
 * @param place the position among the columns of the partition key, or among the clustering columns
 * @param cqlType the constant of {@code CqlType} that {@code @Column} names; empty for the default
 * @param dimensions the length of a vector; 0 for all other types
 * @param isValue whether the column has single values: neither a collection nor a user-defined type
 * @param isOrdered whether a range of values has a meaning
 * @param nativeIndexes the indexes of the servers, of different parts of the column
 * @param position where the schema declares the column
 */
public record PropertyDesign(
    String name,
    String column,
    DesignType type,
    Role role,
    int place,
    boolean isDescending,
    Optional<String> cqlType,
    int dimensions,
    boolean isFrozen,
    boolean isValue,
    boolean isOrdered,
    List<NativeIndexDesign> nativeIndexes,
    TextPosition position) {
  /** Copies the list. */
  public PropertyDesign {
    nativeIndexes = List.copyOf(nativeIndexes);
  }

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

  /** Returns the property with one more index. */
  PropertyDesign with(NativeIndexDesign index) {
    List<NativeIndexDesign> all = new ArrayList<>(nativeIndexes);
    all.add(index);
    return new PropertyDesign(
        name,
        column,
        type,
        role,
        place,
        isDescending,
        cqlType,
        dimensions,
        isFrozen,
        isValue,
        isOrdered,
        all,
        position);
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
