package dev.rowan.processor.read;

import dev.rowan.annotation.AllBuckets;
import dev.rowan.annotation.AllLatest;
import dev.rowan.annotation.AllRollups;
import dev.rowan.annotation.AllShards;
import dev.rowan.annotation.AllTableOptions;
import dev.rowan.annotation.CustomIndexes;
import dev.rowan.annotation.NativeIndexes;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.SuppressDesigns;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.Suppression;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/**
 * Lists the annotations of an element as written in the source. Containers of repeated annotations
 * are unwrapped.
 */
final class AnnotationReader {
  private static final List<Class<?>> CONTAINERS =
      List.of(
          AllBuckets.class,
          AllLatest.class,
          AllRollups.class,
          AllShards.class,
          AllTableOptions.class,
          CustomIndexes.class,
          NativeIndexes.class,
          SuppressDesigns.class);

  private final Elements elements;

  AnnotationReader(Elements elements) {
    this.elements = elements;
  }

  /** Returns all annotations of the element, in source order. */
  List<WrittenAnnotation> all(Element element, Origin origin) {
    List<WrittenAnnotation> written = new ArrayList<>();
    Map<String, Integer> occurrences = new HashMap<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      for (AnnotationMirror single : unfolded(mirror, origin)) {
        String name = WrittenAnnotation.nameOf(single);
        int occurrence = occurrences.merge(name, 1, Integer::sum) - 1;
        written.add(
            new WrittenAnnotation(elements, single, origin.withAnnotation(name, occurrence)));
      }
    }
    return written;
  }

  /** Returns the annotations of several elements; each annotation from the first that has it. */
  List<WrittenAnnotation> merged(List<AnnotatedMember> places) {
    Map<String, List<WrittenAnnotation>> byName = new LinkedHashMap<>();
    for (AnnotatedMember place : places) {
      Map<String, List<WrittenAnnotation>> here =
          all(place.element(), place.origin()).stream()
              .collect(
                  Collectors.groupingBy(
                      WrittenAnnotation::name, LinkedHashMap::new, Collectors.toList()));
      here.forEach(byName::putIfAbsent);
    }
    return byName.values().stream().flatMap(List::stream).toList();
  }

  Optional<WrittenAnnotation> find(Element element, Origin origin, Class<?> type) {
    return all(element, origin).stream().filter(annotation -> annotation.is(type)).findFirst();
  }

  List<Suppression> suppressions(Element element, Origin origin) {
    return all(element, origin).stream()
        .filter(annotation -> annotation.is(SuppressDesign.class))
        .map(
            annotation ->
                new Suppression(
                    annotation.text("rule"), annotation.text("because"), annotation.origin()))
        .toList();
  }

  /** Returns the suppressions on several elements; those of a rule from the first that has one. */
  List<Suppression> suppressions(List<AnnotatedMember> places) {
    Map<String, List<Suppression>> byRule = new LinkedHashMap<>();
    for (AnnotatedMember place : places) {
      suppressions(place.element(), place.origin()).stream()
          .collect(
              Collectors.groupingBy(Suppression::rule, LinkedHashMap::new, Collectors.toList()))
          .forEach(byRule::putIfAbsent);
    }
    return byRule.values().stream().flatMap(List::stream).toList();
  }

  private List<AnnotationMirror> unfolded(AnnotationMirror mirror, Origin origin) {
    WrittenAnnotation annotation = new WrittenAnnotation(elements, mirror, origin);
    return CONTAINERS.stream().anyMatch(annotation::is)
        ? annotation.annotations("value")
        : List.of(mirror);
  }
}
