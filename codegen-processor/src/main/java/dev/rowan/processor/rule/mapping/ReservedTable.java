package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/** Reports a table whose name is reserved for the tables of the run time. */
@DesignRule(
    code = "MAP-22",
    severity = Severity.ERROR,
    summary = "A table has a name that Rowan reserves for its own tables")
public final class ReservedTable implements EntityRule {
  /** The beginning of the names of the run time's own tables. */
  public static final String PREFIX = "rowan_";

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return TableModel.allOf(entity).stream()
        .filter(table -> table.name().startsWith(PREFIX))
        .map(ReservedTable::complaint);
  }

  private static Complaint complaint(TableModel table) {
    String rest = table.name().substring(PREFIX.length());
    return Complaint.at(table.nameOrigin(), "table name `%s` is reserved".formatted(table.name()))
        .because(
            "names that begin with `%s` belong to the tables in which Rowan stores the state of"
                    .formatted(PREFIX)
                + " indexes and copies; rows of an entity would mix with them")
        .fix(table.naming("my_" + rest));
  }
}
