package dev.rowan.processor.read;

import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.StrayAnnotation;
import java.util.List;
import java.util.Optional;

/**
 * What the members of a class say about its objects.
 *
 * @param properties in source order, those of superclasses first
 * @param embedded the objects whose properties are among these, each before those inside it
 * @param mismatch why the largest constructor does not take the properties
 * @param strays the annotations of properties that have no effect
 */
record Members(
    List<PropertyModel> properties,
    List<EmbeddedModel> embedded,
    Construction construction,
    Optional<String> mismatch,
    List<StrayAnnotation> strays) {
  static final Members NONE =
      new Members(List.of(), List.of(), Construction.MISSING, Optional.empty(), List.of());
}
