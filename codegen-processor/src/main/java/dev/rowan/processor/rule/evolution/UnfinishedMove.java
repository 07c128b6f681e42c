package dev.rowan.processor.rule.evolution;

import dev.rowan.annotation.Entity;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.SchemaSnapshot.Column;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports an entity with another table than in the snapshot, whose rows would not be in the new
 * table: the new table was no index of the former one, or an index with other columns.
 */
@DesignRule(
    code = "EVO-07",
    severity = Severity.ERROR,
    summary = "The table of an entity does not have the rows of its former table")
public final class UnfinishedMove implements EntityRule {
  private static final String RESERVED = "rowan_";

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    SchemaSnapshot stored = design.facts().stored();
    if (entity.formerly().isEmpty()) {
      return stored.movedFrom(entity).stream()
          .filter(before -> !SnapshotTables.isInUse(before.name(), design))
          .map(before -> unnamed(entity, before));
    }
    if (entity.formerly().startsWith(RESERVED)
        || SnapshotTables.isInUse(entity.formerly(), design)) {
      return Stream.of(inUse(entity));
    }
    if (stored.tables().isEmpty()) {
      return Stream.empty();
    }
    Optional<SchemaSnapshot.Table> former = stored.table(entity.formerly());
    if (former.isEmpty()) {
      String recorded = stored.formerly().get(SchemaSnapshot.bare(entity.table()));
      return SchemaSnapshot.bare(entity.formerly()).equals(recorded)
          ? Stream.empty()
          : Stream.of(unknown(entity, design));
    }
    return stored
        .table(entity.table())
        .map(index -> ofIndex(entity, former.get(), index))
        .orElseGet(() -> Stream.of(withoutIndex(entity)));
  }

  private static Complaint unnamed(EntityModel entity, SchemaSnapshot.Table before) {
    return Complaint.at(
            attribute(entity, "value"),
            "`%s` was an index of `%s`, which is no table of an entity any more"
                .formatted(entity.table(), before.name()))
        .because(
            "only an index that is built has all rows of `%s`, and its rows must have their copies before it is dropped: `formerly` lets Rowan check both"
                .formatted(before.name()))
        .fix("@Entity(value = \"%s\", formerly = \"%s\")".formatted(entity.table(), before.name()));
  }

  private static Complaint inUse(EntityModel entity) {
    return Complaint.at(
            attribute(entity, "formerly"),
            "the former table `%s` of `%s` is in use"
                .formatted(entity.formerly(), entity.name().simple()))
        .because(
            "a former table is dropped after the move of its rows, and this one belongs to %s"
                .formatted(
                    entity.formerly().startsWith(RESERVED) ? "Rowan" : "an entity or its index"))
        .fix("drop `formerly`, or name the table that stored the rows before");
  }

  private static Complaint unknown(EntityModel entity, Design design) {
    SchemaSnapshot stored = design.facts().stored();
    Complaint complaint =
        Complaint.at(
                attribute(entity, "formerly"),
                "the snapshot has no table `%s`".formatted(entity.formerly()))
            .because(
                "`formerly` names the table that stored the rows of `%s` before `%s`, and the snapshot has the stored tables"
                    .formatted(entity.name().simple(), entity.table()));
    return stored.indexes().entrySet().stream()
        .filter(index -> index.getKey().equals(SchemaSnapshot.bare(entity.table())))
        .map(index -> complaint.fix("formerly = \"%s\"".formatted(index.getValue())))
        .findFirst()
        .orElseGet(
            () -> complaint.fix("drop `formerly`, if no other table has rows of the entity"));
  }

  private static Complaint withoutIndex(EntityModel entity) {
    return Complaint.at(
            attribute(entity, "formerly"),
            "`%s` was no index of `%s`".formatted(entity.table(), entity.formerly()))
        .because(
            "the snapshot has no table `%s`: nothing has copied the rows of `%s` to it, so reads would not find them"
                .formatted(entity.table(), entity.formerly()))
        .fix(
            "restore the key of `%s`, deploy it with %s, and build the index (docs/guide/change-a-key.md)"
                .formatted(entity.formerly(), MoveIndex.of(entity)))
        .fix("drop `formerly`, if the rows of `%s` are not needed".formatted(entity.formerly()));
  }

  private static Stream<Complaint> ofIndex(
      EntityModel entity, SchemaSnapshot.Table former, SchemaSnapshot.Table index) {
    TableModel table = TableModel.of(entity);
    List<Column> partition = ChangedKey.columns(table.partitionKey());
    List<Column> clustering = ChangedKey.columns(table.clustering());
    if (!partition.equals(index.partitionKey()) || !clustering.equals(index.clustering())) {
      return Stream.of(
          differs(entity, "key")
              .because(
                  "the entries of the index become the rows: the index has `%s`, and the entity has `%s`"
                      .formatted(
                          ChangedKey.key(index.partitionKey(), index.clustering()),
                          ChangedKey.key(partition, clustering)))
              .fix("give the entity the key of the index; or build another index with the key"));
    }
    if (!index.computedColumns().isEmpty()
        && !table.computedColumns().equals(index.computedColumns())) {
      return Stream.of(
          differs(entity, "layout")
              .because(
                  "a read computes columns as the entity states it: the index has `%s`, and the entity has `%s`"
                      .formatted(
                          index.computedColumns(),
                          table.computedColumns().isEmpty()
                              ? "no computed column"
                              : table.computedColumns()))
              .fix(
                  "compute the columns as the index does, by `@Bucket` and `@Shard` of the same source, period and number"));
    }
    return Stream.concat(lacking(entity, former, index).stream(), ofColumns(table, index));
  }

  private static Complaint differs(EntityModel entity, String what) {
    return Complaint.at(
        attribute(entity, "value"),
        "the %s of `%s` differs from that of the index".formatted(what, entity.table()));
  }

  private static Optional<Complaint> lacking(
      EntityModel entity, SchemaSnapshot.Table former, SchemaSnapshot.Table index) {
    List<String> copied = index.columns().map(Column::name).toList();
    String missing =
        former
            .columns()
            .map(Column::name)
            .filter(column -> !copied.contains(column))
            .map("`%s`"::formatted)
            .collect(Collectors.joining(", "));
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    attribute(entity, "formerly"),
                    "the index `%s` lacks columns of `%s`".formatted(index.name(), former.name()))
                .because(
                    "the entries of the index become the rows, and they have no %s"
                        .formatted(missing))
                .fix(
                    "deploy `include = \"*\"` of the index with the version before, build the index again, and write its snapshot"));
  }

  private static Stream<Complaint> ofColumns(TableModel table, SchemaSnapshot.Table index) {
    List<TableColumn> key = table.primaryKey();
    return table.columns().stream()
        .filter(column -> !key.contains(column))
        .flatMap(
            column ->
                index.others().stream()
                    .filter(stored -> stored.name().equals(Column.of(column).name()))
                    .filter(stored -> !stored.equals(Column.of(column)))
                    .map(stored -> ofColumn(table, column, stored)));
  }

  private static Complaint ofColumn(TableModel table, TableColumn column, Column stored) {
    Complaint complaint =
        Complaint.at(
                table
                    .entity()
                    .property(column.component().property())
                    .map(property -> property.origin())
                    .orElse(table.entity().origin()),
                "column `%s` of `%s` has another type than in the index"
                    .formatted(column.name(), table.name()))
            .because(
                "Cassandra cannot change the type of a column: the index has `%s`, and the entity has `%s`"
                    .formatted(stored, Column.of(column)));
    return SchemaSnapshot.bare(column.type().frozenType().cql()).equals(stored.type())
        ? complaint.fix("@Frozen on `%s`".formatted(column.component().property()))
        : complaint.fix("restore the type; or add a property with another column");
  }

  private static Origin attribute(EntityModel entity, String name) {
    return entity.origin().withAnnotation(Entity.class.getCanonicalName(), 0).withAttribute(name);
  }
}
