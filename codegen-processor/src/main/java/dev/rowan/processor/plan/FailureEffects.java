package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import java.util.List;

/**
 * Describes the effects of a crash, a concurrent writer and a retry on a cluster, and what a
 * concurrent read can return. Each maintain mode has its own sentences. On the embedded store there
 * are no such effects.
 */
public final class FailureEffects {
  private static final String REPLAYED =
      " The row and its index entries are one logged batch."
          + " After a crash, a part of the batch may be visible until Cassandra replays the rest.";
  private static final String TOGETHER =
      " Of concurrent writers, the latest timestamp wins for all indexed columns together;";
  private static final String BLIND =
      "On a cluster (BLIND):"
          + REPLAYED
          + " Of concurrent writers, the latest timestamp wins for each column, in all tables"
          + " alike."
          + " %s and leaves no orphaned entry.";
  private static final String ATOMIC =
      "On a cluster (ATOMIC):"
          + REPLAYED
          + TOGETHER
          + " the others can leave orphaned entries. %s, but the attempt that timed out can leave"
          + " an orphaned entry. Reads that check the row filter and remove orphaned entries.";
  private static final String CHECKED_AGAIN =
      " A retry checks the condition again, on a row that the first attempt may have written.";
  private static final String MOVED =
      " A row whose index key changes during the read may appear under both keys or under neither.";
  private static final String SHORTLY =
      " An entry may appear, change or disappear shortly before or after its row does.";

  private FailureEffects() {}

  /** Describes the effects of a write. */
  public static String ofWrite(DaoMethod method, EntityModel entity, WriteCost cost) {
    String tables = ofTables(method, entity, cost);
    return cost.views() == 0
        ? tables
        : tables
            + (cost.views() == 1
                ? " Cassandra updates the server view shortly afterwards."
                : " Cassandra updates the server views shortly afterwards.")
            + " After a crash or a lost message a view can stay different; {@code verify} reports"
            + " that.";
  }

  private static String ofTables(DaoMethod method, EntityModel entity, WriteCost cost) {
    if (method instanceof DaoMethod.IncrementMethod) {
      return "On a cluster: After a crash or a timeout, the increment may have been applied."
          + " Increments of concurrent writers add up. A retry may count twice.";
    }
    boolean conditional = method.isConditionalOn(entity);
    return effects(conditional, cost).formatted(retry(method, entity));
  }

  /** Describes a retry: with the same arguments, an insert may generate another key. */
  private static String retry(DaoMethod method, EntityModel entity) {
    boolean inserts = method instanceof DaoMethod.InsertMethod && method.written().isEmpty();
    if (inserts && entity.columns().anyMatch(PropertyModel::isShardInTurn)) {
      return "A retry by the program inserts another row, in the next shard";
    }
    List<String> keys =
        inserts
            ? entity
                .columns()
                .filter(property -> property.isKey() && !property.generated().isEmpty())
                .map(property -> "{@code " + property.name() + "}")
                .toList()
            : List.of();
    return keys.isEmpty()
        ? "A retry is safe"
        : "A retry is safe if %s is not null (otherwise it inserts another row)"
            .formatted(String.join(" or ", keys));
  }

  private static String effects(boolean conditional, WriteCost cost) {
    return cost.protocol()
        .map(
            protocol ->
                switch (protocol) {
                  case BLIND -> BLIND;
                  case ATOMIC -> ATOMIC;
                  case SERIAL -> serial(conditional);
                  default -> verified(cost);
                })
        .orElseGet(() -> rowAlone(conditional));
  }

  private static String rowAlone(boolean conditional) {
    return "On a cluster: After a crash or a timeout, the write may have been applied."
        + (conditional
            ? " Of concurrent writers, the replicas apply one after the other, each under its"
                + " condition."
                + CHECKED_AGAIN
            : " Of concurrent writers, the latest timestamp wins for each column. %s.");
  }

  private static String serial(boolean conditional) {
    return "On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain,"
        + " which"
        + " reads check against the row."
        + (conditional
            ? " Of concurrent writers, one is applied and the others are notified." + CHECKED_AGAIN
            : " Concurrent writers are applied one after the other, each on the row that it has"
                + " read. A retry reads the row again.");
  }

  private static String verified(WriteCost cost) {
    return "On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a"
        + " row is missing"
        + (cost.together().isNone()
            ? "."
            : ", except entries in one logged batch with the row until Cassandra replays the"
                + " batch.")
        + TOGETHER
        + " the others can leave orphaned entries. %s, but the attempt that timed out can leave"
        + " orphaned entries. Reads filter and remove them.";
  }

  /** Describes what a read through an index can return during concurrent writes. */
  public static String ofRead(MethodPlan.Read plan) {
    EntityModel entity = plan.table().entity();
    IndexModel index = plan.table().index().orElseThrow();
    if (index.isView()) {
      return "On a cluster (SERVER_VIEW): The view shows a row with a delay that has no bound."
          + (plan.fromBase()
              ? " Each entry is checked against its row, and filtered if the row has another key."
              : " Results come from the view without a check.");
    }
    Maintain protocol = entity.protocol().orElseThrow();
    if (index.unique()) {
      return "On a cluster (SERIAL): The value is checked against the row that reserved it. A value"
          + " that the row does not have yet, or no longer has, finds no row.";
    }
    if (protocol == Maintain.BLIND) {
      return "On a cluster (BLIND):"
          + SHORTLY
          + (index.latest() && plan.fromBase()
              ? " Until the row of a new entry appears, the call can return no row. If {@code include}"
                  + " names all properties of the result, the call never returns an older row than"
                  + " before."
              : "");
    }
    if (protocol == Maintain.SERIAL) {
      return "On a cluster (SERIAL): Every result agrees with its row." + MOVED;
    }
    return entity.maintain(index) == Maintain.ATOMIC
        ? "On a cluster (ATOMIC):" + SHORTLY
        : "On a cluster (VERIFIED): Each entry is checked against its row." + MOVED;
  }
}
