package dev.rowan.cli.design;

import dev.rowan.cli.ddl.Remark;
import dev.rowan.cql.schema.CreateIndex;
import dev.rowan.cql.schema.IndexedTerm;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Explains what stands for an index of the servers. */
final class IndexRemarks {
  private IndexRemarks() {}

  /**
   * Returns the remark about an index.
   *
   * @param entity the entity of the indexed table, if it has one
   */
  static Remark of(CreateIndex index, Optional<EntityDesign> entity) {
    String table = index.table().name().text();
    String columns =
        index.targets().stream()
            .map(IndexedTerm::column)
            .map(column -> column.text())
            .collect(Collectors.joining(", "));
    String kind = index.using() == null ? "an index" : "an index by " + shortName(index.using());
    String fact = "the servers have %s, which Rowan cannot declare".formatted(kind);
    String instead =
        entity
            .filter(each -> index.targets().size() == 1)
            .flatMap(each -> customIndex(index.targets().get(0), each))
            .map(text -> "; a table with the same purpose is " + text)
            .orElse("");
    return Remark.lost(index.position(), table, columns, fact + instead);
  }

  private static String shortName(String using) {
    return using.substring(using.lastIndexOf('.') + 1);
  }

  private static Optional<String> customIndex(IndexedTerm target, EntityDesign entity) {
    boolean whole =
        target.kind() != IndexedTerm.Kind.ENTRIES && target.kind() != IndexedTerm.Kind.FULL;
    return entity
        .property(target.column().text())
        .filter(property -> whole && property.role() == PropertyDesign.Role.REGULAR)
        .filter(property -> property.isValue() || isCollection(property))
        .map(property -> customIndex(property, entity));
  }

  private static boolean isCollection(PropertyDesign property) {
    return property.type().name().matches("java\\.util\\.(List|Set|Map)");
  }

  private static String customIndex(PropertyDesign property, EntityDesign entity) {
    List<String> key =
        Stream.concat(entity.partitionKey().stream(), entity.clustering().stream())
            .map(each -> '"' + each.name() + '"')
            .toList();
    String name = entity.table() + "_by_" + property.column();
    return "@CustomIndex(name = \"%s\", partition = \"%s\", clustering = %s)"
        .formatted(
            name.length() > 48 ? name.substring(0, 48) : name,
            property.name(),
            key.size() == 1 ? key.get(0) : "{" + String.join(", ", key) + "}");
  }
}
