package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import java.util.Optional;

/**
 * What other writers, a crash or a repetition can leave behind, and what a reader can meet, on a
 * cluster: one sentence for each protocol. On the embedded store it is nothing.
 */
public final class FailureEffects {
  private FailureEffects() {}

  /** What a write can leave behind. */
  public static String ofWrite(DaoMethod method, EntityModel entity, WriteCost cost) {
    String tables = ofTables(method, entity, cost);
    return cost.views() == 0
        ? tables
        : tables
            + (cost.views() == 1 ? " Its view follows" : " Its views follow")
            + " a moment later; what a crash or a lost message keeps from a view stays out of it, and"
            + " verify tells.";
  }

  private static String ofTables(DaoMethod method, EntityModel entity, WriteCost cost) {
    Optional<Maintain> protocol = cost.protocol();
    if (method instanceof DaoMethod.IncrementMethod) {
      return "On a cluster increments of several writers add up; what failed without an answer may"
          + " have been applied, and a repetition may count twice.";
    }
    if (protocol.isEmpty()) {
      return method.isConditionalOn(entity)
          ? "On a cluster the replicas agree on one of several writers; what failed without an answer"
              + " may have been applied, and a repetition then meets its own row."
          : "On a cluster the later of two writers wins column by column; what failed without an"
              + " answer may have been applied, and a repetition does no harm.";
    }
    return switch (protocol.get()) {
      case BLIND ->
          "On a cluster (BLIND) row and entries are one logged batch: the later of two writers wins"
              + " column by column in all tables alike, a crash leaves a part only until the batch is"
              + " replayed, and a repetition leaves nothing.";
      case ATOMIC ->
          "On a cluster (ATOMIC) row and entries are one logged batch: the later of two writers wins"
              + " for all indexed columns as a whole, and the other's entry, or one of an unanswered"
              + " attempt, may stay behind until a read leaves it out and removes it; a crash leaves a"
              + " part only until the batch is replayed.";
      case SERIAL ->
          "On a cluster (SERIAL) "
              + (method.isConditionalOn(entity)
                  ? "one of two writers is applied and the other is told;"
                  : "each of two writers changes the row that it has read, one after the other;")
              + " a crash or an unanswered attempt leaves entries that are not confirmed, which"
              + " reads hold against their rows.";
      default ->
          "On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;"
              + " another writer, a crash or an unanswered attempt can leave entries of no row, which"
              + " reads leave out and remove, and never a row without its entry"
              + (cost.together().isNone()
                  ? "."
                  : ", but for entries in one logged batch with the row, until a crash's is replayed.");
    };
  }

  /** What a read through an index can meet while others write. */
  public static String ofRead(EntityModel entity, IndexModel index) {
    if (index.isView()) {
      boolean whole = TableModel.of(entity, index).hasWholeEntity();
      return "On a cluster (SERVER_VIEW) the view says what the row said a moment ago, without a bound;"
          + (whole
              ? " what is found is a copy as it stands."
              : " what is found is held against its row, and left out if that has another key.");
    }
    Maintain protocol = entity.protocol().orElseThrow();
    if (index.unique()) {
      return "On a cluster (SERIAL) the value is held against the row that reserved it; one that no"
          + " row has yet, or any more, finds none.";
    }
    if (protocol == Maintain.BLIND) {
      return "On a cluster (BLIND) an entry may come, change or go a moment before or after its row.";
    }
    if (protocol == Maintain.SERIAL) {
      return "On a cluster (SERIAL) what is found agrees with its row; a row whose key changes"
          + " meanwhile may be met under both keys or under none.";
    }
    return entity.upkeep(index) == Maintain.ATOMIC
        ? "On a cluster (ATOMIC) an entry may come, change or go a moment before or after its row."
        : "On a cluster (VERIFIED) each entry is held against its row; a row whose key changes"
            + " meanwhile may be met under both keys or under none.";
  }
}
