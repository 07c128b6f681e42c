package dev.rowan.processor.model;

import dev.rowan.annotation.Order;
import java.util.Optional;

/**
 * One column of the entity's table or of an index table.
 *
 * @param name the column's name
 * @param parameter its name as a DAO parameter: the property's name, or {@code listedAtDay} for
 *     {@code day(listedAt)}
 * @param type the stored type; for an element of a collection, the element's type
 * @param javaType the Java type of its values in entities and in DAO parameters
 * @param role its role in the table
 * @param order the stored direction of a clustering column, else ascending
 * @param component which property of an entity has its value, or is the source of it
 * @param computed how its value is computed from another property; empty if a property has it
 */
public record TableColumn(
    String name,
    String parameter,
    ColumnType type,
    JavaType javaType,
    Role role,
    Order order,
    Component component,
    Optional<ComputedKey> computed) {

  /** Returns its name as CQL. */
  public String cqlName() {
    return CqlName.of(name);
  }

  /** Returns the periods that it holds, if it is computed as a period. */
  public Optional<ComputedKey.Bucket> bucket() {
    return computed
        .filter(ComputedKey.Bucket.class::isInstance)
        .map(ComputedKey.Bucket.class::cast);
  }

  /** Returns the shards that it holds, if it is computed as a shard. */
  public Optional<ComputedKey.Shard> shard() {
    return computed.filter(ComputedKey.Shard.class::isInstance).map(ComputedKey.Shard.class::cast);
  }

  /** Returns the same column of another table, with its name there. */
  TableColumn named(String other) {
    return new TableColumn(other, parameter, type, javaType, role, order, component, computed);
  }

  /** Whether a list states which of the periods that it holds may have rows. */
  public boolean isListed() {
    return bucket().filter(ComputedKey.Bucket::listed).isPresent();
  }

  /** Returns the column of an index; a list has the periods that the index itself computes. */
  TableColumn ofIndex(boolean hasList) {
    boolean isOfList = hasList && component instanceof Component.PeriodOf;
    Optional<ComputedKey> listed =
        computed.map(key -> key instanceof ComputedKey.Bucket of ? of.withList(isOfList) : key);
    return new TableColumn(name, parameter, type, javaType, role, order, component, listed);
  }

  /** Whether a property of the entity stores a computed value. */
  public boolean isComputedProperty() {
    return computed.isPresent() && component instanceof Component.Whole;
  }

  /** The role of a column in its table. */
  public enum Role {
    PARTITION,
    CLUSTERING,
    STATIC,
    REGULAR
  }
}
