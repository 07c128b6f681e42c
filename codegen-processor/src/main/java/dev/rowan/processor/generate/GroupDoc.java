package dev.rowan.processor.generate;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.DocText;
import java.util.List;
import java.util.stream.Collectors;

/** Describes the tables of column groups that a method reads or writes, for its Javadoc. */
final class GroupDoc {
  private static final String ONE_TABLE =
      "A row that is written during the read appears in its old or its new state, never in"
          + " between.";

  private GroupDoc() {}

  /** Returns the names of the tables in which a plan writes a row; none for a read. */
  static List<String> written(MethodPlan plan) {
    if (plan instanceof MethodPlan.EntityWrite write) {
      return write.cost().tables();
    }
    if (plan instanceof MethodPlan.ColumnWrite write) {
      return write.cost().tables();
    }
    if (plan instanceof MethodPlan.PatchWrite write) {
      return write.cost().tables();
    }
    if (plan instanceof MethodPlan.EntityDelete delete) {
      return delete.cost().tables();
    }
    return plan instanceof MethodPlan.KeyDelete delete ? delete.cost().tables() : List.of();
  }

  /** Returns the sentences about the tables that a write changes; none without column groups. */
  static List<String> ofWrite(PlannedMethod method) {
    if (method.entity().columnGroups().isEmpty()) {
      return List.of();
    }
    List<String> tables = written(method.plan());
    if (tables.size() > 1 && method.method().shape().returns().isDeferred()) {
      return List.of("The write changes the tables " + codes(tables) + ".");
    }
    if (tables.size() > 1) {
      return List.of(
          "The tables "
              + codes(tables)
              + " change in one batch of one partition, also on a cluster: all of them or none.");
    }
    String own = method.entity().table();
    return List.of(
        "The write changes table "
            + DocText.code(tables.get(0))
            + " alone."
            + (tables.get(0).equals(own)
                ? ""
                : " The row of table %s decides whether the %s exists, and the write does not create it."
                    .formatted(DocText.code(own), DocText.code(method.entity().name().simple()))));
  }

  /** Returns the sentences about the tables of a read, and about a write during the read. */
  static List<String> ofRead(PlannedMethod method) {
    List<TableModel> parts = read(method);
    if (parts.size() == 1) {
      return parts.get(0).group().isEmpty()
          ? List.of(ONE_TABLE)
          : List.of(
              "The read needs table %s alone. A row exists there after an insert, and after an update of its columns."
                  .formatted(MethodDoc.name(parts.get(0))),
              ONE_TABLE);
    }
    String own = MethodDoc.name(parts.get(0));
    return List.of(
        "The rows of tables %s are joined by their keys. A row of %s without a row in another table has nulls there; a row that only another table has is left out."
            .formatted(codes(parts.stream().map(TableModel::name).toList()), own),
        "The tables are read by separate requests: a row that is written during the read can appear with new columns of one table and old columns of another.");
  }

  /** Returns what the columns of other tables add to the cost of a scan. */
  static String ofScan(PlannedMethod method) {
    int others = read(method).size() - 1;
    return others == 0
        ? ""
        : ", and %s for each partition".formatted(others == 1 ? "1" : String.valueOf(others));
  }

  private static List<TableModel> read(PlannedMethod method) {
    TableModel table =
        method.plan() instanceof MethodPlan.Read read
            ? read.table()
            : TableModel.of(method.entity());
    DaoMethod of = method.method();
    return table.readParts(of.returned(method.entity()));
  }

  private static String codes(List<String> names) {
    int last = names.size() - 1;
    return names.subList(0, last).stream().map(DocText::code).collect(Collectors.joining(", "))
        + " and "
        + DocText.code(names.get(last));
  }
}
