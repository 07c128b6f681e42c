package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.RollupModel;
import dev.rowan.processor.source.DocText;
import java.util.List;
import java.util.stream.Collectors;

/** The cost of the counters that count the rows of an entity, for a write of its rows. */
public final class RollupCost {
  private final DaoMethod method;
  private final EntityModel entity;
  private final MethodPlan plan;

  private RollupCost(DaoMethod method, EntityModel entity, MethodPlan plan) {
    this.method = method;
    this.entity = entity;
    this.plan = plan;
  }

  /** Returns the cost of a write of one row or of several rows. */
  public static RollupCost of(DaoMethod method, EntityModel entity, MethodPlan plan) {
    return new RollupCost(method, entity, plan);
  }

  /** Returns the requests of one row on a cluster, beside its write; 0 if nothing is counted. */
  public int requests() {
    return isCounted() ? (readsBefore() ? 1 : 0) + counters() : 0;
  }

  private int counters() {
    return isUpdate() ? 0 : entity.rollups().size();
  }

  /** An update of an existing row counts nothing, whatever it sets. */
  private boolean isUpdate() {
    return method instanceof DaoMethod.UpdateMethod;
  }

  private boolean isCounted() {
    boolean onlyExisting = method instanceof DaoMethod.UpdateMethod update && update.ifExists();
    return !entity.rollups().isEmpty() && !onlyExisting;
  }

  private boolean readsBefore() {
    return !(method instanceof DaoMethod.InsertMethod insert && insert.ifNotExists());
  }

  /** Whether the number of counters depends on the stored rows. */
  public boolean isOpen() {
    return isCounted() && isRange();
  }

  private boolean isRange() {
    return plan instanceof MethodPlan.KeyDelete delete && !delete.wholeKey();
  }

  /** Returns the end of a sentence about the cost of a write; empty if nothing is counted. */
  public String inWords() {
    if (!isCounted()) {
      return "";
    }
    String read =
        isRange() ? "a read of the range before" : readsBefore() ? "a read of the row before" : "";
    String increments =
        isUpdate()
            ? "an increment of %d counters after it if the row is new"
            : isRange()
                ? "an increment of up to %d counters for each row after it"
                : "%d increments of counters after it";
    String after =
        increments
            .formatted(entity.rollups().size())
            .replace("1 increments of counters", "1 increment of a counter")
            .replace("of 1 counters", "of 1 counter");
    return "; on a cluster also " + (read.isEmpty() ? "" : read + ", and ") + after;
  }

  /** Returns one paragraph about what is counted; none if nothing is. */
  public List<String> paragraphs() {
    if (!isCounted() || isUpdate()) {
      return List.of();
    }
    String tables =
        entity.rollups().stream()
            .map(RollupModel::into)
            .map(each -> DocText.code(each.simple()))
            .distinct()
            .collect(Collectors.joining(" and "));
    boolean deletes = method instanceof DaoMethod.DeleteMethod;
    String options =
        method.shape().position(ParameterModel.Kind.WRITE_OPTIONS).isPresent() && !deletes
            ? " Options with a TTL are refused (RUN-22), because a recount would miss rows that"
                + " expire early."
            : "";
    return List.of(
        (deletes
                    ? "The counters of %s no longer count the deleted rows."
                    : "The counters of %s count the row, unless it exists already.")
                .formatted(tables)
            + " The embedded store changes them in the same step. On a cluster, a crash after the"
            + " write, or concurrent writers of one row, leave a counter wrong until"
            + " {@code rowan.maintenance().recount} counts the rows."
            + options);
  }
}
