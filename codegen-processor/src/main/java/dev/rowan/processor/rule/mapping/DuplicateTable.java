package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports two tables of the same name, whether they are tables of entities or of indexes. */
@DesignRule(code = "MAP-11", severity = Severity.ERROR, summary = "Two tables share a name")
public final class DuplicateTable implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Map<String, String> owners = new HashMap<>();
    for (EntityModel other : design.entities()) {
      if (other.equals(entity)) {
        break;
      }
      TableModel.allOf(other).forEach(table -> owners.putIfAbsent(table.name(), owner(table)));
    }
    return TableModel.allOf(entity).stream()
        .flatMap(
            table ->
                Optional.ofNullable(owners.putIfAbsent(table.name(), owner(table))).stream()
                    .map(owner -> complaint(table, owner)));
  }

  private static Complaint complaint(TableModel table, String owner) {
    return Complaint.at(
            table.nameOrigin(), "table `%s` already belongs to %s".formatted(table.name(), owner))
        .because(
            "a keyspace has each table name once; rows of two entities would overwrite each"
                + " other")
        .fix(table.naming(table.name() + "_2"));
  }

  private static String owner(TableModel table) {
    String entity = "`" + table.entity().name().simple() + "`";
    return table.isBase() ? entity : "an index of " + entity;
  }
}
