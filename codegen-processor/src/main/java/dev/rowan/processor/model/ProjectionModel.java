package dev.rowan.processor.model;

import java.util.List;

/** What a method returns for each row instead of the entity. */
public sealed interface ProjectionModel {
  /**
   * A record whose components name properties of the entity.
   *
   * @param name the record
   * @param components in the order of the constructor
   * @param generic whether the record has type parameters
   * @param visibility the visibility of the record
   */
  record OfRecord(TypeName name, List<Component> components, boolean generic, Visibility visibility)
      implements ProjectionModel {
    public OfRecord {
      components = List.copyOf(components);
    }
  }

  /**
   * The value of one property.
   *
   * @param value the property, as written, and the type of the value
   * @param origin the attribute that names the property
   */
  record OfValue(Component value, Origin origin) implements ProjectionModel {
    @Override
    public List<Component> components() {
      return List.of(value);
    }
  }

  /** Nothing but the existence of the row, for a method that counts rows or asks for one. */
  record OfKey() implements ProjectionModel {
    @Override
    public List<Component> components() {
      return List.of();
    }

    @Override
    public List<PropertyModel> properties(EntityModel entity) {
      return entity.primaryKey();
    }
  }

  /** A property of that name, and the type in which the method returns its value. */
  record Component(String name, JavaType type) {}

  /** Returns the properties that are named, with the types in which they are returned. */
  List<Component> components();

  /** Returns the properties that are read; a component without property is left out. */
  default List<PropertyModel> properties(EntityModel entity) {
    return components().stream()
        .flatMap(component -> entity.property(component.name()).stream())
        .toList();
  }
}
