package dev.rowan.cli.design;

import dev.rowan.cli.design.PropertyDesign.Role;
import dev.rowan.cql.text.TextPosition;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A table as an entity.
 *
 * @param comment the comment of the table; empty if there is none
 * @param ttl the default time to live in seconds; 0 if rows do not expire
 * @param properties the properties in the order of the columns
 * @param position where the schema declares the table
 */
public record EntityDesign(
    String table,
    String className,
    String comment,
    int ttl,
    List<PropertyDesign> properties,
    List<ViewDesign> views,
    TextPosition position) {
  /** Copies the lists. */
  public EntityDesign {
    properties = List.copyOf(properties);
    views = List.copyOf(views);
  }

  /** Returns the entity with another property in the place of one. */
  EntityDesign with(PropertyDesign old, PropertyDesign other) {
    return new EntityDesign(
        table,
        className,
        comment,
        ttl,
        properties.stream().map(each -> each.equals(old) ? other : each).toList(),
        views,
        position);
  }

  /** Returns the properties of the partition key in their order. */
  public List<PropertyDesign> partitionKey() {
    return ofKey(Role.PARTITION);
  }

  /** Returns the clustering properties in their order. */
  public List<PropertyDesign> clustering() {
    return ofKey(Role.CLUSTERING);
  }

  /** Returns the properties with a role, in the order of the columns. */
  public List<PropertyDesign> with(Role role) {
    return properties.stream().filter(property -> property.role() == role).toList();
  }

  /** Returns the property of a column. */
  public Optional<PropertyDesign> property(String column) {
    return properties.stream().filter(property -> property.column().equals(column)).findFirst();
  }

  /** Returns whether the table has counters. */
  public boolean counts() {
    return properties.stream().anyMatch(PropertyDesign::isCounter);
  }

  private List<PropertyDesign> ofKey(Role role) {
    return with(role).stream().sorted(Comparator.comparingInt(PropertyDesign::place)).toList();
  }
}
