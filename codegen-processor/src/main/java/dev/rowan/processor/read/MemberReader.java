package dev.rowan.processor.read;

import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.StrayAnnotation;
import dev.rowan.processor.model.Writing;
import dev.rowan.processor.read.CreationReader.Creation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads the properties of a record or a class, and how its objects are created. The properties of
 * an embedded object are in the place of the object.
 */
final class MemberReader {
  private final Elements elements;
  private final Types types;
  private final AnnotationReader annotations;
  private final PropertyReader properties;
  private final CreationReader creations;
  private final EmbeddedReader embeddings;

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
    this.embeddings = new EmbeddedReader(elements, annotations, typeReader, converters);
  }

  Members read(EntityScope scope, Provenance provenance) {
    return switch (scope.element().getKind()) {
      case RECORD, CLASS -> ofClass(scope, provenance);
      default -> Members.NONE;
    };
  }

  private Members ofClass(EntityScope scope, Provenance provenance) {
    List<TypeElement> lineage = lineage(scope.element());
    Accessibility accessibility = new Accessibility(elements, scope.entity());
    BeanAccess access = new BeanAccess(elements, types, scope.type(), accessibility, lineage);
    PropertyPlaces places = new PropertyPlaces(annotations, types, scope.type(), lineage);
    boolean isRecord = scope.element().getKind() == ElementKind.RECORD;
    List<DescribedField> fields = new ArrayList<>();
    for (TypeElement each : lineage) {
      for (VariableElement field : instanceFields(each)) {
        FieldView view =
            new FieldView(
                field, isRecord ? types.asMemberOf(scope.type(), field) : access.type(field));
        Reading reading =
            isRecord ? new Reading.Accessor(view.name()) : access.reading(field, view.type());
        fields.add(described(view, reading, places));
      }
    }
    Creation creation =
        isRecord
            ? canonical(fields)
            : creations.read(
                scope.type(),
                fields.stream().filter(DescribedField::isStored).map(DescribedField::view).toList(),
                access,
                accessibility,
                provenance);
    return members(scope, fields, creation, access, places.strays(), provenance);
  }

  private DescribedField described(FieldView view, Reading reading, PropertyPlaces places) {
    List<AnnotatedMember> found = places.of(view, reading);
    return new DescribedField(view, reading, found, annotations.merged(found));
  }

  private static Creation canonical(List<DescribedField> components) {
    Map<VariableElement, Writing> positions = new HashMap<>();
    components.forEach(
        each -> positions.put(each.view().field(), new Writing.ToConstructor(positions.size())));
    return new Creation(Construction.CANONICAL, positions, Optional.empty());
  }

  private Members members(
      EntityScope scope,
      List<DescribedField> fields,
      Creation creation,
      BeanAccess access,
      List<StrayAnnotation> strays,
      Provenance provenance) {
    List<PropertyModel> found = new ArrayList<>();
    List<EmbeddedModel> embedded = new ArrayList<>();
    List<StrayAnnotation> allStrays = new ArrayList<>(strays);
    for (DescribedField each : fields) {
      FieldView view = each.view();
      Writing set = creation.writings().get(view.field());
      Writing writing = set == null ? access.writing(view.field(), view.type()) : set;
      if (each.isEmbedded()) {
        Members inside =
            embeddings
                .inside(each, scope)
                .map(nested -> read(nested, provenance))
                .orElse(Members.NONE);
        embedded.add(embeddings.object(each, writing, scope, inside));
        embedded.addAll(inside.embedded());
        found.addAll(inside.properties());
        allStrays.addAll(inside.strays());
      } else {
        found.add(properties.read(view, each.places(), scope, each.reading(), writing));
      }
    }
    return new Members(found, embedded, creation.construction(), creation.mismatch(), allStrays);
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
      if (type.getKind() == ElementKind.RECORD || parent.getKind() != TypeKind.DECLARED) {
        break;
      }
      each = (TypeElement) ((DeclaredType) parent).asElement();
    }
    return lineage;
  }
}
