package dev.rowan.processor.read;

import dev.rowan.processor.model.Origin;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/** A field or a getter whose annotations describe a property. */
record AnnotatedMember(Element element, Origin origin) {
  static AnnotatedMember of(Element member) {
    return new AnnotatedMember(member, Nesting.originOf(member));
  }

  /** Returns the annotations of the element, and those of the result of a getter. */
  Stream<? extends AnnotationMirror> markers() {
    return element instanceof ExecutableElement getter
        ? Stream.concat(
            getter.getAnnotationMirrors().stream(),
            getter.getReturnType().getAnnotationMirrors().stream())
        : element.getAnnotationMirrors().stream();
  }
}
