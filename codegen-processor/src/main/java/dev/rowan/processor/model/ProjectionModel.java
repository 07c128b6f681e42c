package dev.rowan.processor.model;

import java.util.List;

/**
 * A record that a method returns for each row instead of the entity. Its components name properties
 * of the entity.
 *
 * @param name the record
 * @param components in the order of the constructor
 * @param generic whether the record has type parameters
 * @param visibility the visibility of the record
 */
public record ProjectionModel(
    TypeName name, List<Component> components, boolean generic, Visibility visibility) {
  public ProjectionModel {
    components = List.copyOf(components);
  }

  /** One component of the record: a property of that name, and the type of the component. */
  public record Component(String name, JavaType type) {}

  /** Returns the properties that the components name; a component without property is left out. */
  public List<PropertyModel> properties(EntityModel entity) {
    return components.stream()
        .flatMap(component -> entity.property(component.name()).stream())
        .toList();
  }
}
