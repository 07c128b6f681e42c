package dev.rowan.processor.read;

import dev.rowan.annotation.Naming.Convention;
import dev.rowan.processor.model.ConverterModel;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * What the properties of a class have from their context.
 *
 * @param type the class that declares or inherits the properties, with its type arguments
 * @param entity the class of the entity, or of the user-defined type
 * @param immutable whether all properties are immutable
 * @param isStatic whether all properties are static columns
 * @param converters the converters of the class, followed by those of its package
 * @param naming how names of columns follow from names of properties
 * @param retention how many days rows are stored; 0 if not stated
 * @param path the name of the embedded object that has the properties; empty for the entity
 * @param prefix the start of the names of columns
 * @param outer the classes that contain the object, the entity first
 */
record EntityScope(
    DeclaredType type,
    TypeElement entity,
    boolean immutable,
    boolean isStatic,
    List<ConverterModel> converters,
    Convention naming,
    long retention,
    String path,
    String prefix,
    List<TypeElement> outer) {
  static EntityScope of(
      TypeElement entity,
      boolean immutable,
      List<ConverterModel> converters,
      Convention naming,
      long retention) {
    DeclaredType type = (DeclaredType) entity.asType();
    return new EntityScope(
        type, entity, immutable, false, converters, naming, retention, "", "", List.of(entity));
  }

  /** Returns the class that declares or inherits the properties. */
  TypeElement element() {
    return (TypeElement) type.asElement();
  }

  /** Returns the name of a property: that of a field, after the path to the object. */
  String nameOf(String field) {
    return path.isEmpty()
        ? field
        : path + field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1);
  }

  /** Returns the scope of an object in it. */
  EntityScope inside(
      DeclaredType object,
      String field,
      String morePrefix,
      boolean isImmutable,
      boolean inStatic,
      List<ConverterModel> ofObject,
      Convention convention) {
    return new EntityScope(
        object,
        entity,
        immutable || isImmutable,
        isStatic || inStatic,
        Stream.concat(ofObject.stream(), converters.stream()).toList(),
        convention,
        retention,
        nameOf(field),
        prefix + morePrefix,
        Stream.concat(outer.stream(), Stream.of((TypeElement) object.asElement())).toList());
  }
}
