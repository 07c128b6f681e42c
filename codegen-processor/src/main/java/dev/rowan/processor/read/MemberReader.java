package dev.rowan.processor.read;

import dev.rowan.annotation.Transient;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.Writing;
import dev.rowan.processor.read.CreationReader.Creation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads the properties of a record or a class, and how its objects are created. */
final class MemberReader {
  /** A field, how it is read, and the elements that describe it. */
  private record Described(FieldView field, Reading reading, List<Place> places) {
    VariableElement element() {
      return field.field();
    }
  }

  private final Elements elements;
  private final Types types;
  private final AnnotationReader annotations;
  private final PropertyReader properties;
  private final CreationReader creations;

  MemberReader(
      Elements elements,
      Types types,
      AnnotationReader annotations,
      TypeReader typeReader,
      ConverterReader converters) {
    this.elements = elements;
    this.types = types;
    this.annotations = annotations;
    this.properties = new PropertyReader(annotations, typeReader, converters);
    this.creations = new CreationReader(elements, types, typeReader);
  }

  Members read(EntityScope scope, Provenance provenance) {
    return switch (scope.type().getKind()) {
      case RECORD -> ofRecord(scope);
      case CLASS -> ofClass(scope, provenance);
      default -> Members.NONE;
    };
  }

  private Members ofRecord(EntityScope scope) {
    TypeElement type = scope.type();
    PropertyPlaces places = new PropertyPlaces(annotations, types, type, List.of(type));
    List<PropertyModel> found = new ArrayList<>();
    for (VariableElement field : instanceFields(type)) {
      FieldView view = new FieldView(field, field.asType());
      Reading reading = new Reading.Accessor(view.name());
      Writing writing = new Writing.ToConstructor(found.size());
      found.add(properties.read(view, places.of(view, reading), scope, reading, writing));
    }
    return new Members(found, Construction.CANONICAL, Optional.empty(), places.strays());
  }

  private Members ofClass(EntityScope scope, Provenance provenance) {
    TypeElement type = scope.type();
    List<TypeElement> lineage = lineage(type);
    BeanAccess access = new BeanAccess(elements, types, type, lineage);
    PropertyPlaces places = new PropertyPlaces(annotations, types, type, lineage);
    List<Described> fields = new ArrayList<>();
    for (TypeElement each : lineage) {
      for (VariableElement field : instanceFields(each)) {
        FieldView view =
            new FieldView(field, types.asMemberOf((DeclaredType) type.asType(), field));
        Reading reading = access.reading(field, view.type());
        fields.add(new Described(view, reading, places.of(view, reading)));
      }
    }
    List<FieldView> stored = fields.stream().filter(this::isStored).map(Described::field).toList();
    Creation creation = creations.read(type, stored, access, provenance);
    Map<VariableElement, Writing> writings = new HashMap<>(creation.writings());
    List<PropertyModel> found =
        fields.stream().map(each -> property(each, scope, writings, access)).toList();
    return new Members(found, creation.construction(), creation.misfit(), places.strays());
  }

  private PropertyModel property(
      Described described,
      EntityScope scope,
      Map<VariableElement, Writing> writings,
      BeanAccess access) {
    VariableElement field = described.element();
    Writing writing =
        writings.computeIfAbsent(field, none -> access.writing(field, described.field().type()));
    return properties.read(
        described.field(), described.places(), scope, described.reading(), writing);
  }

  private boolean isStored(Described field) {
    return !field.element().getModifiers().contains(Modifier.TRANSIENT)
        && annotations.merged(field.places()).stream()
            .noneMatch(annotation -> annotation.is(Transient.class));
  }

  private static List<VariableElement> instanceFields(TypeElement type) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .toList();
  }

  /** Returns the class and its superclasses without {@code Object}, the topmost first. */
  private static List<TypeElement> lineage(TypeElement type) {
    List<TypeElement> lineage = new ArrayList<>();
    TypeElement each = type;
    while (!each.getQualifiedName().contentEquals("java.lang.Object")) {
      lineage.add(0, each);
      TypeMirror parent = each.getSuperclass();
      if (parent.getKind() != TypeKind.DECLARED) {
        break;
      }
      each = (TypeElement) ((DeclaredType) parent).asElement();
    }
    return lineage;
  }
}
