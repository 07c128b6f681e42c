package dev.rowan.processor.read;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Chunked;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.ColumnGroup;
import dev.rowan.annotation.Constant;
import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.CopiedFrom;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CreatedAt;
import dev.rowan.annotation.Dimensions;
import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Encoded;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Json;
import dev.rowan.annotation.Mutable;
import dev.rowan.annotation.NativeIndex;
import dev.rowan.annotation.NativeIndexes;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.ReconciledCounter;
import dev.rowan.annotation.RemainingTtl;
import dev.rowan.annotation.Sequence;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Together;
import dev.rowan.annotation.Transient;
import dev.rowan.annotation.Unique;
import dev.rowan.annotation.UpdatedAt;
import dev.rowan.annotation.Version;
import dev.rowan.annotation.WriteTime;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.StrayAnnotation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * Finds the elements whose annotations describe each property of a class: its field, and its getter
 * in the class, its superclasses and its interfaces. The nearest element comes first, so that a
 * subclass can override an annotation. Collects the annotations that describe no property.
 */
final class PropertyPlaces {
  /** The annotations of properties, which have no other use on a method. */
  static final List<Class<?>> OF_PROPERTIES =
      List.of(
          Bucket.class,
          Cardinality.class,
          Chunked.class,
          Clustering.class,
          Column.class,
          ColumnGroup.class,
          Constant.class,
          ConvertedBy.class,
          CopiedFrom.class,
          Counter.class,
          CreatedAt.class,
          Dimensions.class,
          dev.rowan.annotation.Elements.class,
          Embedded.class,
          Encoded.class,
          Frozen.class,
          GeneratedValue.class,
          Identity.class,
          Immutable.class,
          Json.class,
          Mutable.class,
          NativeIndex.class,
          NativeIndexes.class,
          PartitionKey.class,
          ReconciledCounter.class,
          RemainingTtl.class,
          Sequence.class,
          Shard.class,
          Size.class,
          Static.class,
          Together.class,
          Transient.class,
          Unique.class,
          UpdatedAt.class,
          Version.class,
          WriteTime.class);

  /** The annotations that an embedded object can have. */
  private static final List<Class<?>> OF_OBJECTS =
      List.of(Embedded.class, Immutable.class, Static.class, Transient.class);

  private final AnnotationReader annotations;
  private final List<TypeElement> lineage;
  private final Set<TypeElement> interfaces = new LinkedHashSet<>();
  private final Set<Element> used = new HashSet<>();
  private final List<StrayAnnotation> contradictions = new ArrayList<>();

  /**
   * @param lineage the class and its superclasses without {@code Object}, the topmost first
   */
  PropertyPlaces(
      AnnotationReader annotations, Types types, TypeMirror type, List<TypeElement> lineage) {
    this.annotations = annotations;
    this.lineage = lineage;
    addInterfaces(type, types);
  }

  /** Returns the elements that describe a property, the nearest first. */
  List<AnnotatedMember> of(FieldView field, Reading reading) {
    Optional<String> getter =
        reading instanceof Reading.Accessor accessor
            ? Optional.of(accessor.method())
            : Optional.empty();
    TypeElement owner = Nesting.owner(field.field());
    List<AnnotatedMember> places = new ArrayList<>();
    for (int at = lineage.size() - 1; at >= 0; at--) {
      TypeElement type = lineage.get(at);
      Optional<AnnotatedMember> here = getter.flatMap(name -> getter(type, name));
      if (type.equals(owner)) {
        AnnotatedMember own = AnnotatedMember.of(field.field());
        places.add(own);
        here.ifPresent(place -> contradictions.addAll(contradictions(own, place)));
      }
      here.ifPresent(places::add);
    }
    interfaces.forEach(type -> getter.flatMap(name -> getter(type, name)).ifPresent(places::add));
    places.forEach(place -> used.add(place.element()));
    return places;
  }

  /** Returns the annotations without effect, after all properties have been read. */
  List<StrayAnnotation> strays() {
    return Stream.concat(
            contradictions.stream(),
            lineage.stream()
                .flatMap(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream())
                .filter(method -> !used.contains(method))
                .flatMap(method -> ofProperties(annotations, method)))
        .toList();
  }

  /** Returns the annotations of properties that a method has without being a getter. */
  static Stream<StrayAnnotation> ofProperties(
      AnnotationReader annotations, ExecutableElement method) {
    return annotations.all(method, Nesting.originOf(method)).stream()
        .filter(annotation -> OF_PROPERTIES.stream().anyMatch(annotation::is))
        .map(annotation -> stray(annotation, method, false));
  }

  private List<StrayAnnotation> contradictions(AnnotatedMember field, AnnotatedMember getter) {
    Set<String> names =
        annotations.all(field.element(), field.origin()).stream()
            .map(WrittenAnnotation::name)
            .collect(Collectors.toSet());
    Set<String> same =
        annotations.all(field.element(), field.origin()).stream()
            .map(PropertyPlaces::text)
            .collect(Collectors.toSet());
    return annotations.all(getter.element(), getter.origin()).stream()
        .filter(annotation -> OF_PROPERTIES.stream().anyMatch(annotation::is))
        .filter(annotation -> names.contains(annotation.name()))
        .filter(annotation -> !same.contains(text(annotation)))
        .map(annotation -> stray(annotation, getter.element(), true))
        .toList();
  }

  private static String text(WrittenAnnotation annotation) {
    return annotation.mirror().toString();
  }

  /** Returns the annotations of properties that an embedded object has, and that do not apply. */
  static List<StrayAnnotation> besideEmbedded(
      VariableElement field, List<WrittenAnnotation> written) {
    return written.stream()
        .filter(annotation -> OF_PROPERTIES.stream().anyMatch(annotation::is))
        .filter(annotation -> OF_OBJECTS.stream().noneMatch(annotation::is))
        .map(annotation -> stray(annotation, field, false))
        .toList();
  }

  /** Returns the annotations of properties that a property with a time has beside that one. */
  static List<StrayAnnotation> besideTime(
      VariableElement field, List<WrittenAnnotation> written, WrittenAnnotation time) {
    return written.stream()
        .filter(annotation -> OF_PROPERTIES.stream().anyMatch(annotation::is))
        .filter(annotation -> annotation != time)
        .map(annotation -> stray(annotation, field, false))
        .toList();
  }

  private static StrayAnnotation stray(
      WrittenAnnotation annotation, Element member, boolean contradicts) {
    String name = annotation.name();
    return new StrayAnnotation(
        name.substring(name.lastIndexOf('.') + 1),
        member.getSimpleName().toString(),
        contradicts,
        annotation.origin());
  }

  private static Optional<AnnotatedMember> getter(TypeElement type, String name) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .filter(method -> method.getParameters().isEmpty())
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE))
        .findFirst()
        .map(AnnotatedMember::of);
  }

  private void addInterfaces(TypeMirror type, Types types) {
    for (TypeMirror each : types.directSupertypes(type)) {
      if (each instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement element) {
        if (element.getKind().isInterface()) {
          interfaces.add(element);
        }
        addInterfaces(each, types);
      }
    }
  }
}
