package dev.rowan.processor.read;

import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Finds the compiler element at an origin. */
public final class SourcePositions {
  /** A position for a compiler message: an element, and the known parts of it. */
  public record Place(
      Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value) {}

  private final Elements elements;
  private final AnnotationReader annotations;

  public SourcePositions(Elements elements) {
    this.elements = elements;
    this.annotations = new AnnotationReader(elements);
  }

  /** Returns the position, as exact as possible; empty if the type does not exist. */
  public Optional<Place> find(Origin origin) {
    return Optional.ofNullable(elements.getTypeElement(origin.type()))
        .map(type -> place(element(type, origin), origin));
  }

  private static Element element(TypeElement type, Origin origin) {
    return at(type.getEnclosedElements(), origin.member())
        .map(member -> parameter(member, origin.parameter()))
        .orElse(type);
  }

  private static Element parameter(Element member, int position) {
    return member instanceof ExecutableElement method
        ? at(method.getParameters(), position).map(Element.class::cast).orElse(member)
        : member;
  }

  private Place place(Element element, Origin origin) {
    Optional<WrittenAnnotation> annotation =
        annotations.all(element, origin.element()).stream()
            .filter(each -> each.name().equals(origin.annotation()))
            .skip(origin.occurrence())
            .findFirst();
    return new Place(
        element,
        annotation.map(WrittenAnnotation::mirror),
        annotation
            .flatMap(each -> each.written(origin.attribute()))
            .map(value -> item(value, origin.item())));
  }

  private static AnnotationValue item(AnnotationValue value, int position) {
    return value.getValue() instanceof List<?> items
        ? at(items, position).map(AnnotationValue.class::cast).orElse(value)
        : value;
  }

  private static <T> Optional<T> at(List<? extends T> list, int position) {
    return position >= 0 && position < list.size()
        ? Optional.of(list.get(position))
        : Optional.empty();
  }
}
