package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnGroupModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
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
import java.util.stream.Stream;

/** Reports a column of the snapshot that no property has. */
@DesignRule(
    code = "EVO-03",
    severity = Severity.ERROR,
    summary = "No property has a column of the snapshot")
public final class LostColumn implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    SchemaSnapshot snapshot = design.facts().stored();
    return SnapshotTables.compareBase(
        entity,
        design,
        (table, before) ->
            before.others().stream()
                .filter(stored -> table.columns().stream().noneMatch(each -> is(each, stored)))
                .filter(stored -> !isCopied(table, stored, snapshot))
                .map(stored -> complaint(table, stored, before)));
  }

  /** Whether a column takes over the values: in this version, or in that of the snapshot. */
  private static boolean isCopied(TableModel table, Column stored, SchemaSnapshot snapshot) {
    String successor = snapshot.successor(table, stored);
    return table.columns().stream()
        .anyMatch(
            column ->
                SchemaSnapshot.bare(table.former(column)).equals(stored.name())
                    || Column.of(column).name().equals(successor));
  }

  private static Complaint complaint(TableModel table, Column stored, SchemaSnapshot.Table before) {
    Optional<TableModel> other =
        TableModel.of(table.entity()).parts().stream()
            .filter(part -> part.columns().stream().anyMatch(column -> is(column, stored)))
            .findFirst();
    return other
        .map(part -> moved(table, stored, part))
        .orElseGet(() -> lost(table, stored, before));
  }

  private static boolean is(TableColumn column, Column stored) {
    return Column.of(column).name().equals(stored.name());
  }

  /** The column group of a property is another one than in the snapshot. */
  private static Complaint moved(TableModel table, Column stored, TableModel part) {
    return Complaint.at(
            part.group().map(ColumnGroupModel::origin).orElseGet(part.entity()::origin),
            "the column `%s` of `%s` is now in `%s`"
                .formatted(stored.name(), table.name(), part.name()))
        .because(
            "the stored values stay in `%s`, and reads return those of `%s`"
                .formatted(table.name(), part.name()))
        .fix(
            table
                .group()
                .map(
                    group ->
                        "`@ColumnGroup(\"%s\")` on the property, as before".formatted(group.name()))
                .orElse("drop @ColumnGroup from the property"))
        .fix(
            "`-Arowan.snapshot.write=all`: rowan.schema() copies the values to `%s`"
                .formatted(part.name()));
  }

  private static Complaint lost(TableModel table, Column stored, SchemaSnapshot.Table before) {
    Complaint complaint = lost(table, stored);
    List<PropertyModel> renamed =
        table
            .entity()
            .columns()
            .filter(property -> FormerColumn.isPossible(table.entity(), property, stored.name()))
            .filter(property -> SchemaSnapshot.bare(property.type().cql()).equals(stored.type()))
            .filter(
                property ->
                    before
                        .columns()
                        .noneMatch(
                            each -> each.name().equals(SchemaSnapshot.bare(property.column()))))
            .toList();
    Complaint named =
        renamed.size() != 1
            ? complaint
            : complaint.fix(
                "@Column(value = \"%s\", formerly = \"%s\") on `%s`"
                    .formatted(renamed.get(0).column(), stored.name(), renamed.get(0).name()));
    return named
        .fix(
            "name the column at the property that was renamed: `@Column(\"%s\")`"
                .formatted(stored.name()))
        .fix("`-Arowan.snapshot.write=all`, once no program needs the values");
  }

  private static Complaint lost(TableModel table, Column stored) {
    return Complaint.at(
            table.entity().origin(),
            "no property has the column `%s` of `%s`".formatted(stored.name(), table.name()))
        .because(
            "the snapshot has `%s`: the stored values stay in the table, and no read returns them"
                .formatted(stored));
  }
}
