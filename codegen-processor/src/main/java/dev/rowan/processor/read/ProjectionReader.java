package dev.rowan.processor.read;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.Visibility;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads a record, or a class by its constructor, that is no entity, user-defined type or tuple as a
 * projection.
 */
final class ProjectionReader {
  /** Rowan's own results, such as {@code Page}, and types of the JDK and of the driver. */
  private static final List<String> LIBRARIES =
      List.of("dev.rowan.dao", "java", "javax", "com.datastax.oss.driver");

  private static final List<Class<?>> MAPPED = List.of(Entity.class, Udt.class, Tuple.class);

  private final Elements elements;
  private final AnnotationReader annotations;
  private final TypeReader types;
  private final ThrownTypes thrown;

  ProjectionReader(
      Elements elements, Types comparing, AnnotationReader annotations, TypeReader types) {
    this.elements = elements;
    this.annotations = annotations;
    this.types = types;
    this.thrown = new ThrownTypes(elements, comparing);
  }

  Optional<ProjectionModel.OfRecord> read(JavaType type) {
    return type.kind() == JavaType.Kind.DECLARED
        ? Optional.ofNullable(elements.getTypeElement(type.raw()))
            .filter(element -> MAPPED.stream().noneMatch(annotation -> has(element, annotation)))
            .filter(element -> !isOfLibrary(types.nameOf(element).packageName()))
            .flatMap(this::projection)
        : Optional.empty();
  }

  private static boolean isOfLibrary(String packageName) {
    return LIBRARIES.stream()
        .anyMatch(each -> packageName.equals(each) || packageName.startsWith(each + "."));
  }

  private Optional<ProjectionModel.OfRecord> projection(TypeElement element) {
    if (element.getKind() == ElementKind.RECORD) {
      List<ProjectionModel.Component> components =
          element.getRecordComponents().stream()
              .map(each -> component(element, each.getSimpleName().toString(), each))
              .toList();
      return Optional.of(projection(element, components, Accessibility.of(element)));
    }
    return element.getKind() == ElementKind.CLASS
            && !element.getModifiers().contains(Modifier.ABSTRACT)
            && (element.getNestingKind() == NestingKind.TOP_LEVEL
                || element.getModifiers().contains(Modifier.STATIC))
        ? constructor(element).map(each -> projection(element, each))
        : Optional.empty();
  }

  /**
   * Returns the constructor that creates a projection: the one whose annotation names properties,
   * or the only one with parameters; empty if there is none that generated code can call, or if the
   * class file does not have the names of its parameters.
   */
  private Optional<ExecutableElement> constructor(TypeElement element) {
    List<ExecutableElement> all =
        ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
            .filter(each -> !each.getParameters().isEmpty())
            .filter(each -> !each.getModifiers().contains(Modifier.PRIVATE))
            .filter(thrown::isUnchecked)
            .toList();
    return all.stream()
        .filter(each -> !ConstructorView.written(each).isEmpty())
        .findFirst()
        .or(() -> all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty())
        .filter(each -> !ConstructorView.isNameless(ConstructorView.names(each)));
  }

  private ProjectionModel.OfRecord projection(TypeElement element, ExecutableElement constructor) {
    List<String> names = ConstructorView.names(constructor);
    List<ProjectionModel.Component> components =
        IntStream.range(0, names.size())
            .mapToObj(at -> component(element, names.get(at), constructor.getParameters().get(at)))
            .toList();
    Visibility visibility = Accessibility.of(element);
    boolean isPublic = constructor.getModifiers().contains(Modifier.PUBLIC);
    return projection(
        element,
        components,
        isPublic || visibility == Visibility.PRIVATE ? visibility : Visibility.PACKAGE);
  }

  private ProjectionModel.OfRecord projection(
      TypeElement element, List<ProjectionModel.Component> components, Visibility visibility) {
    return new ProjectionModel.OfRecord(
        types.nameOf(element), components, !element.getTypeParameters().isEmpty(), visibility);
  }

  private ProjectionModel.Component component(TypeElement type, String name, Element declared) {
    return new ProjectionModel.Component(term(type, name), types.javaType(declared.asType()));
  }

  /** Returns what a component has: the property of its name, or the time that it names. */
  private ProjectionModel.Term term(TypeElement type, String name) {
    Origin origin = Origin.ofType(type.getQualifiedName().toString());
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().contentEquals(name))
        .flatMap(field -> CellTimeReader.term(annotations.all(field, origin)).stream())
        .findFirst()
        .orElseGet(() -> new ProjectionModel.Term(name, Aspect.VALUE));
  }

  private boolean has(TypeElement element, Class<?> annotation) {
    Origin origin = Origin.ofType(element.getQualifiedName().toString());
    return annotations.find(element, origin, annotation).isPresent();
  }
}
