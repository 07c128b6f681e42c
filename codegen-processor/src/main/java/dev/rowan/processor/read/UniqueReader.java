package dev.rowan.processor.read;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Derives the tables of unique values from the unique properties. */
final class UniqueReader {
  private UniqueReader() {}

  /** Returns the tables in the order of their first properties. */
  static List<IndexModel> read(String entityTable, List<PropertyModel> properties) {
    Map<String, List<PropertyModel>> together = new LinkedHashMap<>();
    for (PropertyModel property : properties) {
      property
          .unique()
          .map(UniqueModel::table)
          .map(name -> name.isEmpty() ? entityTable + "_by_" + property.column() + "_unique" : name)
          .ifPresent(
              name -> together.computeIfAbsent(name, first -> new ArrayList<>()).add(property));
    }
    List<IndexModel> tables = new ArrayList<>();
    together.forEach((name, members) -> tables.add(table(name, members)));
    return tables;
  }

  private static IndexModel table(String name, List<PropertyModel> members) {
    return new IndexModel(
        name,
        members.stream().map(UniqueReader::key).toList(),
        List.of(),
        List.of(),
        Maintain.SERIAL,
        IndexModel.Kind.UNIQUE,
        false,
        Optional.empty(),
        members.get(0).unique().orElseThrow().origin());
  }

  private static IndexKey key(PropertyModel property) {
    return new IndexKey(
        property.name(),
        new Component.Whole(property.name()),
        Order.ASC,
        property.unique().orElseThrow().origin());
  }
}
