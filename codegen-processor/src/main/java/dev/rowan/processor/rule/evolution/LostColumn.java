package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.StoredSchema;
import dev.rowan.processor.model.StoredSchema.Column;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/** Reports a column of the snapshot that no property has. */
@DesignRule(
    code = "EVO-03",
    severity = Severity.ERROR,
    summary = "No property has a column of the snapshot")
public final class LostColumn implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return StoredTables.compareBase(entity, design, LostColumn::complaints);
  }

  private static Stream<Complaint> complaints(TableModel table, StoredSchema.Table before) {
    return before.others().stream()
        .filter(
            stored ->
                table.columns().stream()
                    .noneMatch(column -> Column.of(column).name().equals(stored.name())))
        .map(stored -> complaint(table, stored));
  }

  private static Complaint complaint(TableModel table, Column stored) {
    return Complaint.at(
            table.entity().origin(),
            "no property has the column `%s` of `%s`".formatted(stored.name(), table.name()))
        .because(
            "the snapshot has `%s`: the stored values stay in the table, and no read returns them"
                .formatted(stored))
        .fix(
            "name the column at the property that was renamed: `@Column(\"%s\")`"
                .formatted(stored.name()))
        .fix("`-Arowan.snapshot.write=all`, once no program needs the values");
  }
}
