package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.SchemaSnapshot.Column;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.stream.Stream;

/** Reports a column whose type differs from that in the snapshot, or that became static. */
@DesignRule(
    code = "EVO-02",
    severity = Severity.ERROR,
    summary = "The type of a column differs from the snapshot")
public final class ChangedColumn implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return SnapshotTables.compareBase(entity, design, ChangedColumn::complaints);
  }

  private static Stream<Complaint> complaints(TableModel table, SchemaSnapshot.Table before) {
    List<TableColumn> key = table.primaryKey();
    return table.columns().stream()
        .filter(column -> !key.contains(column))
        .flatMap(
            column ->
                before.others().stream()
                    .filter(stored -> stored.name().equals(Column.of(column).name()))
                    .filter(stored -> !stored.equals(Column.of(column)))
                    .map(stored -> complaint(table, column, stored)));
  }

  private static Complaint complaint(TableModel table, TableColumn column, Column stored) {
    Column now = Column.of(column);
    return Complaint.at(
            table
                .entity()
                .property(column.component().property())
                .map(property -> property.origin())
                .orElse(table.entity().origin()),
            "column `%s` of `%s` has another type than in the snapshot"
                .formatted(column.name(), table.name()))
        .because(
            "Cassandra cannot change the type of a column: the snapshot has `%s`, and the entity has `%s`"
                .formatted(stored, now))
        .fix(
            "add a property with another column, such as `%s_2`, and copy the values"
                .formatted(now.name()))
        .fix("restore the type; or migrate the values, then `-Arowan.snapshot.write=all`");
  }
}
