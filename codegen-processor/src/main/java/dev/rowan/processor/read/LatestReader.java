package dev.rowan.processor.read;

import dev.rowan.annotation.Latest;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.KeyPart;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Derives the tables of latest rows. The clustering columns are the time, from the latest, and the
 * rest of the primary key.
 */
final class LatestReader {
  private LatestReader() {}

  /** Returns the tables in the order of their annotations. */
  static List<IndexModel> read(List<WrittenAnnotation> written, List<PropertyModel> properties) {
    return written.stream()
        .filter(annotation -> annotation.is(Latest.class))
        .map(annotation -> table(annotation, properties))
        .toList();
  }

  private static IndexModel table(WrittenAnnotation annotation, List<PropertyModel> properties) {
    List<IndexKey> partition = new ArrayList<>();
    for (String name : annotation.texts("partition")) {
      Origin origin = annotation.origin().withAttribute("partition").withItem(partition.size());
      partition.add(key(name, Order.ASC, origin));
    }
    List<IndexKey> clustering = new ArrayList<>();
    clustering.add(key(annotation.text("by"), Order.DESC, annotation.origin().withAttribute("by")));
    primaryKey(properties).stream()
        .filter(name -> partition.stream().noneMatch(key -> key.text().equals(name)))
        .filter(name -> clustering.stream().noneMatch(key -> key.text().equals(name)))
        .forEach(name -> clustering.add(key(name, Order.ASC, annotation.origin())));
    return new IndexModel(
        annotation.text("name"),
        partition,
        clustering,
        IndexReader.included(annotation),
        Maintain.BLIND,
        IndexModel.Kind.LATEST,
        false,
        Optional.empty(),
        annotation.origin());
  }

  private static IndexKey key(String text, Order order, Origin origin) {
    return new IndexKey(text.strip(), new Component.Whole(text.strip()), order, origin);
  }

  /** Returns the names of the key properties: the partition key, then the clustering columns. */
  private static List<String> primaryKey(List<PropertyModel> properties) {
    return properties.stream()
        .filter(PropertyModel::isKey)
        .sorted(
            Comparator.comparing(
                    (PropertyModel property) ->
                        property.keys().get(0).role() != KeyPart.Role.PARTITION)
                .thenComparingInt(property -> property.keys().get(0).position()))
        .map(PropertyModel::name)
        .toList();
  }
}
