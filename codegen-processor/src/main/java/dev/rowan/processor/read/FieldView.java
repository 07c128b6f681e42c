package dev.rowan.processor.read;

import dev.rowan.processor.model.Origin;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * A field as objects of one class have it.
 *
 * @param type its type, with the type arguments that the class gives to a superclass
 */
record FieldView(VariableElement field, TypeMirror type) {
  String name() {
    return field.getSimpleName().toString();
  }

  Origin origin() {
    return Nesting.originOf(field);
  }
}
