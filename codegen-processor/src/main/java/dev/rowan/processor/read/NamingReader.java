package dev.rowan.processor.read;

import dev.rowan.annotation.Naming;
import dev.rowan.annotation.Naming.Convention;
import dev.rowan.processor.model.Origin;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Reads the convention for names: of a class, of the classes that enclose it, or of its package.
 */
final class NamingReader {
  private NamingReader() {}

  static Convention of(TypeElement type, AnnotationReader annotations) {
    Origin origin = Origin.ofType(type.getQualifiedName().toString());
    return Stream.<Element>iterate(type, each -> each != null, Element::getEnclosingElement)
        .flatMap(each -> annotations.find(each, origin, Naming.class).stream())
        .map(naming -> naming.constant("value", Convention.class, Convention.SNAKE_CASE))
        .findFirst()
        .orElse(Convention.SNAKE_CASE);
  }
}
