package dev.rowan.processor.model;

import dev.rowan.processor.model.EntityModel.Construction;
import java.util.List;
import java.util.Optional;

/**
 * An object with {@code @Embedded}, whose properties are columns of the entity's table.
 *
 * @param name the path to it as one name: {@code shipFrom}, or {@code shipFromPoint} inside it
 * @param parent the name of the embedded object that contains it; empty for the entity
 * @param type the type as declared
 * @param construction how generated code creates an instance
 * @param flaw why the object cannot be embedded
 * @param others the other annotations of the property, which have no effect
 * @param reading how generated code reads it from the object that contains it
 * @param writing how generated code sets it in the object that contains it
 * @param origin the component or field
 */
public record EmbeddedModel(
    String name,
    String parent,
    JavaType type,
    Construction construction,
    Optional<String> flaw,
    List<StrayAnnotation> others,
    Reading reading,
    Writing writing,
    Origin origin) {
  public EmbeddedModel {
    others = List.copyOf(others);
  }
}
