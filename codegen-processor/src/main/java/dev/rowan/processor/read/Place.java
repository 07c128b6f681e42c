package dev.rowan.processor.read;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/** Where the compiler can point at: an element, and the parts of it that are known. */
public record Place(
    Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value) {}
