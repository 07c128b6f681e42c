package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports two tables of the same name, whether they are tables of entities or of indexes. */
@DesignRule(code = "MAP-11", severity = Severity.ERROR, summary = "Two tables share a name")
public final class DuplicateTable implements EntityRule {
  /** The first table of each name. */
  private static Map<String, TableModel> first(Design design) {
    return design.entities().stream()
        .flatMap(entity -> TableModel.storedOf(entity).stream())
        .collect(Collectors.toMap(TableModel::name, table -> table, (first, other) -> first));
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Map<String, TableModel> first = design.once(DuplicateTable.class, DuplicateTable::first);
    return TableModel.storedOf(entity).stream()
        .filter(table -> !table.equals(first.get(table.name())))
        .map(table -> complaint(table, owner(first.getOrDefault(table.name(), table))));
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
    String entity = named(table.entity());
    return table.group().isPresent()
        ? "a column group of " + entity
        : table.isBase() ? entity : "an index of " + entity;
  }

  private static String named(EntityModel entity) {
    return "`" + entity.name().simple() + "`";
  }
}
