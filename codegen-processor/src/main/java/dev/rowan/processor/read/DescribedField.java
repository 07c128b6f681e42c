package dev.rowan.processor.read;

import dev.rowan.annotation.Embedded;
import dev.rowan.processor.model.Reading;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A field, how it is read, and the annotations that describe it.
 *
 * @param places the field, and the other members with annotations of this property
 * @param written the annotations of all these members
 */
record DescribedField(
    FieldView view,
    Reading reading,
    List<AnnotatedMember> places,
    List<WrittenAnnotation> written) {
  boolean isStored() {
    return !view.field().getModifiers().contains(Modifier.TRANSIENT)
        && !PropertyReader.isTransient(written);
  }

  boolean isEmbedded() {
    return isStored() && has(Embedded.class);
  }

  boolean has(Class<?> annotation) {
    return written.stream().anyMatch(each -> each.is(annotation));
  }
}
