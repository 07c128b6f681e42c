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
    int rollups = entity.rollups().size();
    String counters = rollups == 1 ? "1 counter" : rollups + " counters";
    if (isRange()) {
      return on("range", "an increment of up to %s for each row after it".formatted(counters));
    }
    if (isUpdate()) {
      return on("row", "an increment of %s after it if the row is new".formatted(counters));
    }
    String increments =
        rollups == 1 ? "1 increment of a counter" : rollups + " increments of counters";
    return on(readsBefore() ? "row" : "", increments + " after it");
  }

  /**
   * Returns the end of the sentence.
   *
   * @param before what is read before the write; empty for nothing
   */
  private static String on(String before, String after) {
    String read = before.isEmpty() ? "" : "a read of the %s before, and ".formatted(before);
    return "; on a cluster also " + read + after;
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
