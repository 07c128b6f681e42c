package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.source.JavaTypes;
import dev.rowan.processor.source.Names;
import java.util.HashMap;
import java.util.Map;

/** Writes the local variables of embedded objects, any of which can be null. */
final class EmbeddedLocals {
  private final Map<String, String> locals = new HashMap<>();
  private final String object;

  /**
   * @param object the variable of the entity
   * @param free the names that the variables can have
   */
  EmbeddedLocals(EntityModel mapped, String object, Names free) {
    this.object = object;
    mapped.embedded().forEach(each -> locals.put(each.name(), free.take(each.name())));
  }

  /** Returns the variable of an embedded object. */
  String of(EmbeddedModel embedded) {
    return locals.getOrDefault(embedded.name(), embedded.name());
  }

  /** Returns the declaration of the variable of an embedded object. */
  CodeBlock declaration(EmbeddedModel embedded) {
    return CodeBlock.of(
        "$T $L = $L",
        JavaTypes.of(embedded.type()),
        of(embedded),
        read(embedded.parent(), embedded.reading()));
  }

  /** Returns the value of a property, which is null if its embedded object is null. */
  CodeBlock value(PropertyModel property) {
    return read(property.parent(), property.reading());
  }

  private CodeBlock read(String parent, Reading reading) {
    String local = locals.get(parent);
    return local == null
        ? ObjectSource.read(object, reading)
        : CodeBlock.of("$L == null ? null : $L", local, ObjectSource.read(local, reading));
  }
}
