package dev.rowan.processor.read;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ProjectionModel;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads a record that is no entity, user-defined type or tuple as a projection. */
final class ProjectionReader {
  /** Rowan's own results, such as {@code Page}, are records too. */
  private static final String RESULTS = "dev.rowan.dao";

  private static final List<Class<?>> MAPPED = List.of(Entity.class, Udt.class, Tuple.class);

  private final Elements elements;
  private final AnnotationReader annotations;
  private final TypeReader types;

  ProjectionReader(Elements elements, AnnotationReader annotations, TypeReader types) {
    this.elements = elements;
    this.annotations = annotations;
    this.types = types;
  }

  Optional<ProjectionModel.OfRecord> read(JavaType type) {
    return type.kind() == JavaType.Kind.DECLARED
        ? Optional.ofNullable(elements.getTypeElement(type.raw()))
            .filter(element -> element.getKind() == ElementKind.RECORD)
            .filter(element -> MAPPED.stream().noneMatch(annotation -> has(element, annotation)))
            .filter(element -> !types.nameOf(element).packageName().equals(RESULTS))
            .map(this::projection)
        : Optional.empty();
  }

  private ProjectionModel.OfRecord projection(TypeElement element) {
    return new ProjectionModel.OfRecord(
        types.nameOf(element),
        element.getRecordComponents().stream()
            .map(
                component ->
                    new ProjectionModel.Component(
                        term(element, component), types.javaType(component.asType())))
            .toList(),
        !element.getTypeParameters().isEmpty(),
        Accessibility.of(element));
  }

  /** Returns what a component has: the property of its name, or the time that it names. */
  private ProjectionModel.Term term(TypeElement record, RecordComponentElement component) {
    Origin origin = Origin.ofType(record.getQualifiedName().toString());
    return ElementFilter.fieldsIn(record.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
        .flatMap(field -> CellTimeReader.term(annotations.all(field, origin)).stream())
        .findFirst()
        .orElseGet(
            () -> new ProjectionModel.Term(component.getSimpleName().toString(), Aspect.VALUE));
  }

  private boolean has(TypeElement element, Class<?> annotation) {
    Origin origin = Origin.ofType(element.getQualifiedName().toString());
    return annotations.find(element, origin, annotation).isPresent();
  }
}
