package dev.rowan.processor.read;

import dev.rowan.annotation.Naming.Convention;
import dev.rowan.processor.model.ConverterModel;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * What the properties of an entity have from its class.
 *
 * @param type the class of the entity, or of the user-defined type
 * @param immutable whether all properties are immutable
 * @param converters the converters of the class, followed by those of its package
 * @param naming how names of columns follow from names of properties
 */
record EntityScope(
    TypeElement type, boolean immutable, List<ConverterModel> converters, Convention naming) {}
