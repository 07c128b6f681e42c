package dev.rowan.processor.read;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Naming;
import dev.rowan.annotation.Naming.Convention;
import dev.rowan.annotation.Static;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Writing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads the objects whose properties are columns of the table of their entity. */
final class EmbeddedReader {
  private final Elements elements;
  private final AnnotationReader annotations;
  private final TypeReader types;
  private final ConverterReader converters;

  EmbeddedReader(
      Elements elements,
      AnnotationReader annotations,
      TypeReader types,
      ConverterReader converters) {
    this.elements = elements;
    this.annotations = annotations;
    this.types = types;
    this.converters = converters;
  }

  /**
   * Returns the object in a field.
   *
   * @param members the members of its class; {@link Members#NONE} if there is no {@link #inside}
   */
  EmbeddedModel object(DescribedField field, Writing writing, EntityScope scope, Members members) {
    FieldView view = field.view();
    return new EmbeddedModel(
        scope.nameOf(view.name()),
        scope.path(),
        types.javaType(view.type()),
        members.construction(),
        flaw(view.type(), scope).or(() -> flaw(members, view.type())),
        PropertyPlaces.besideEmbedded(view.field(), field.written()),
        field.reading(),
        writing,
        view.origin());
  }

  /** Returns what the members of the object are read in; empty if its type cannot be embedded. */
  Optional<EntityScope> inside(DescribedField field, EntityScope scope) {
    if (flaw(field.view().type(), scope).isPresent()) {
      return Optional.empty();
    }
    DeclaredType type = (DeclaredType) field.view().type();
    TypeElement element = (TypeElement) type.asElement();
    Origin origin = Origin.ofType(element.getQualifiedName().toString());
    List<ConverterModel> ofClass =
        Stream.of(element, elements.getPackageOf(element))
            .filter(each -> annotations.find(each, origin, ConvertedBy.class).isPresent())
            .flatMap(each -> converters.read(each, origin, scope.entity()).stream())
            .toList();
    Convention naming =
        annotations
            .find(element, origin, Naming.class)
            .map(named -> named.constant("value", Convention.class, Convention.SNAKE_CASE))
            .orElse(scope.naming());
    String prefix =
        field.written().stream()
            .filter(annotation -> annotation.is(Embedded.class))
            .map(annotation -> annotation.text("prefix"))
            .findFirst()
            .orElse("");
    return Optional.of(
        scope.inside(
            type,
            field.view().name(),
            prefix,
            field.has(Immutable.class)
                || annotations.find(element, origin, Immutable.class).isPresent(),
            field.has(Static.class),
            ofClass,
            naming));
  }

  /** Returns why a type cannot be embedded, whatever its members are. */
  private Optional<String> flaw(TypeMirror type, EntityScope scope) {
    String name = types.javaType(type).brief();
    return reason(type, scope).map(reason -> "`%s` %s".formatted(name, reason));
  }

  private Optional<String> reason(TypeMirror type, EntityScope scope) {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.of("is no class");
    }
    TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
    if (element.getKind() != ElementKind.CLASS && element.getKind() != ElementKind.RECORD) {
      return Optional.of("is neither a class nor a record");
    }
    if (element.getQualifiedName().toString().startsWith("java.")) {
      return Optional.of("is a class of Java");
    }
    if (element.getModifiers().contains(Modifier.ABSTRACT)) {
      return Optional.of("is abstract");
    }
    if (Nesting.isNested(element) && !element.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of("is an inner class, which is not static");
    }
    Accessibility accessibility = new Accessibility(elements, scope.entity());
    if (!Nesting.outermostFirst(element).stream().allMatch(accessibility::sees)) {
      return Optional.of("is not visible in the package of the entity");
    }
    return scope.outer().contains(element) ? Optional.of("contains itself") : Optional.empty();
  }

  /** Returns why the members of a class prevent that its objects are embedded. */
  private Optional<String> flaw(Members members, TypeMirror type) {
    String name = types.javaType(type).brief();
    if (members.properties().stream().noneMatch(PropertyModel::isColumn)) {
      return Optional.of("`%s` has no stored property".formatted(name));
    }
    if (members.construction() != Construction.MISSING
        && members.construction() != Construction.HIDDEN) {
      return Optional.empty();
    }
    return members
        .mismatch()
        .or(
            () ->
                Optional.of(
                    "`%s` has no constructor that generated code can call".formatted(name)));
  }
}
