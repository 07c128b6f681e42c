package dev.rowan.cli.advice;

import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.PropertyDesign;
import dev.rowan.cli.design.PropertyDesign.Role;
import dev.rowan.cli.design.SchemaDesign;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds tables that repeat columns of another table under another key. An application that writes
 * both has to keep them consistent; an index declaration leaves that to Rowan.
 */
public final class LookupTables {
  private LookupTables() {}

  /** Returns a proposal for each table that repeats another table, in the order of the schema. */
  public static List<Proposal> find(SchemaDesign design) {
    List<Proposal> proposals = new ArrayList<>();
    for (EntityDesign table : design.entities()) {
      design.entities().stream()
          .filter(source -> isSource(source, table, design.entities()))
          .min(
              Comparator.<EntityDesign>comparingInt(source -> key(source).size())
                  .thenComparing(source -> -source.properties().size()))
          .map(source -> proposal(table, source))
          .ifPresent(proposals::add);
    }
    return proposals;
  }

  private static boolean isSource(
      EntityDesign source, EntityDesign table, List<EntityDesign> inOrder) {
    if (source.equals(table) || source.counts() || table.counts() || hasStatics(table)) {
      return false;
    }
    List<Optional<SourceColumn>> columns =
        table.properties().stream().map(each -> SourceColumn.of(each, table, source)).toList();
    boolean contains =
        columns.stream().allMatch(Optional::isPresent)
            && columns.stream().flatMap(Optional::stream).filter(each -> !each.isSame()).count()
                <= 1
            && key(source).stream().allMatch(column -> has(table, column));
    return contains
        && !columns(partition(source)).equals(columns(partition(table)))
        && comesFirst(source, table, inOrder);
  }

  /** Of two tables that can be the source of each other, the one with the shorter key is. */
  private static boolean comesFirst(
      EntityDesign source, EntityDesign table, List<EntityDesign> inOrder) {
    if (source.properties().size() != table.properties().size()) {
      return true;
    }
    int difference = key(source).size() - key(table).size();
    return difference < 0 || (difference == 0 && inOrder.indexOf(source) < inOrder.indexOf(table));
  }

  private static boolean hasStatics(EntityDesign table) {
    return !table.with(Role.STATIC).isEmpty();
  }

  private static boolean has(EntityDesign table, PropertyDesign column) {
    return table.property(column.column()).isPresent();
  }

  private static Proposal proposal(EntityDesign table, EntityDesign source) {
    List<PropertyDesign> missing =
        key(source).stream()
            .filter(column -> key(table).stream().noneMatch(each -> isSame(each, column)))
            .toList();
    boolean isUnique =
        !missing.isEmpty()
            && key(table).size() == 1
            && has(source, key(table).get(0))
            && table.properties().size() == 1 + key(source).size();
    return isUnique ? unique(table, source) : index(table, source, missing);
  }

  private static Proposal unique(EntityDesign table, EntityDesign source) {
    PropertyDesign value = property(source, partition(table).get(0));
    return new Proposal(
        table.table(),
        source,
        value.name(),
        "@Unique",
        "each `%s` has one row with the key of `%s`".formatted(value.column(), source.table()));
  }

  private static Proposal index(
      EntityDesign table, EntityDesign source, List<PropertyDesign> missing) {
    List<String> partition =
        partition(table).stream().map(each -> component(each, table, source)).toList();
    List<String> clustering =
        Stream.concat(
                table.clustering().stream()
                    .map(
                        column ->
                            component(column, table, source)
                                + (column.isDescending() ? " desc" : "")),
                missing.stream().map(PropertyDesign::name))
            .toList();
    String explanation =
        key(table).stream()
            .flatMap(each -> SourceColumn.of(each, table, source).stream())
            .filter(each -> !each.isSame())
            .map(each -> ", and " + each.explanation())
            .findFirst()
            .orElse("");
    String shorter =
        missing.isEmpty()
            ? ""
            : "; its key has no `%s`: if the rest is unique, declare it with @Identity, and leave `%s` out of `clustering`"
                .formatted(missing.get(0).column(), missing.get(0).name());
    return new Proposal(
        table.table(),
        source,
        "",
        IndexText.of(table.table(), partition, clustering, include(table, source, missing)),
        "its columns are columns of `%s`%s%s".formatted(source.table(), explanation, shorter));
  }

  private static String component(PropertyDesign column, EntityDesign table, EntityDesign source) {
    return SourceColumn.of(column, table, source).orElseThrow().component();
  }

  private static List<String> include(
      EntityDesign table, EntityDesign source, List<PropertyDesign> inKey) {
    List<PropertyDesign> others =
        table.properties().stream()
            .filter(property -> !property.isKey())
            .filter(property -> inKey.stream().noneMatch(each -> isSame(each, property)))
            .toList();
    boolean all =
        source.properties().stream()
            .filter(property -> property.role() != Role.STATIC)
            .allMatch(property -> table.property(property.column()).isPresent());
    return all && !others.isEmpty()
        ? List.of("*")
        : others.stream().map(property -> property(source, property).name()).toList();
  }

  private static PropertyDesign property(EntityDesign source, PropertyDesign column) {
    return source.property(column.column()).orElseThrow();
  }

  private static boolean isSame(PropertyDesign one, PropertyDesign other) {
    return one.column().equals(other.column());
  }

  private static List<PropertyDesign> partition(EntityDesign entity) {
    return entity.partitionKey();
  }

  private static List<PropertyDesign> key(EntityDesign entity) {
    return Stream.concat(entity.partitionKey().stream(), entity.clustering().stream()).toList();
  }

  private static List<String> columns(List<PropertyDesign> properties) {
    return properties.stream().map(PropertyDesign::column).toList();
  }
}
