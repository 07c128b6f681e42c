package dev.rowan.processor.read;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.Included;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** Reads the indexes of an entity. The properties determine which components are collections. */
final class IndexReader {
  private final AnnotationReader annotations;
  private final List<PropertyModel> properties;

  IndexReader(AnnotationReader annotations, List<PropertyModel> properties) {
    this.annotations = annotations;
    this.properties = properties;
  }

  List<IndexModel> read(TypeElement type, Origin origin) {
    return annotations.all(type, origin).stream()
        .filter(annotation -> annotation.is(CustomIndex.class))
        .map(this::index)
        .toList();
  }

  private IndexModel index(WrittenAnnotation annotation) {
    return new IndexModel(
        annotation.text("name"),
        keys(annotation, "partition"),
        keys(annotation, "clustering"),
        included(annotation),
        annotation.constant("maintain", Maintain.class, Maintain.DEFAULT),
        IndexModel.Kind.CUSTOM,
        annotation.flag("bucketList"),
        annotation.annotation("ttl").map(EntityReader::ttl),
        annotation.origin());
  }

  /** Returns the properties of entries outside of their key. */
  static List<Included> included(WrittenAnnotation annotation) {
    return annotation.texts("include").stream().map(IndexKeyParser::included).toList();
  }

  private List<IndexKey> keys(WrittenAnnotation annotation, String attribute) {
    Origin origin = annotation.origin().withAttribute(attribute);
    List<IndexKey> keys = new ArrayList<>();
    for (String text : annotation.texts(attribute)) {
      keys.add(IndexKeyParser.key(text, origin.withItem(keys.size()), this::isCollection));
    }
    return keys;
  }

  /** Whether a name stands for the elements of a collection; a key column is one value. */
  private boolean isCollection(String name) {
    return properties.stream()
        .filter(property -> property.name().equals(name))
        .anyMatch(property -> property.type().isCollection() && !property.isKey());
  }
}
