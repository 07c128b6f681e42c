package dev.rowan.processor.rule.index;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoOptions;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.plan.ReadCost;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reports a consistency level below a majority for writes that maintain indexes, and for reads that
 * compare entries with their rows. The read before a write must see the last write, or the old
 * entry remains permanently; a read must see a row at least as new as its entry.
 */
@DesignRule(
    code = "IDX-09",
    severity = Severity.WARNING,
    summary = "Reads or writes of an entity with indexes have a consistency level below a majority")
public final class WeakIndexMaintenance implements DaoRule {
  private static final Set<Consistency> WEAK =
      EnumSet.of(
          Consistency.ANY,
          Consistency.ONE,
          Consistency.TWO,
          Consistency.THREE,
          Consistency.LOCAL_ONE);

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    DaoOptions options = dao.dao().options();
    Stream<Complaint> writes =
        options.write().filter(WEAK::contains).stream()
            .flatMap(
                level ->
                    dao.calls().stream().filter(WeakIndexMaintenance::maintainsIndexes).limit(1))
            .map(call -> complaint(options, call.entity().orElseThrow()));
    Stream<Complaint> reads =
        options.read().filter(WEAK::contains).stream()
            .flatMap(level -> dao.calls().stream().filter(WeakIndexMaintenance::isCompared))
            .limit(1)
            .map(call -> ofReads(options, call));
    return Stream.concat(writes, reads);
  }

  /** Whether a call reads entries that are compared with their rows, because they can move. */
  private static boolean isCompared(PlannedCall call) {
    return call.plan().orElse(null) instanceof MethodPlan.Read read
        && read.cost().lookup() != ReadCost.Lookup.NONE
        && read.table().index().filter(index -> !index.isView() && !index.unique()).isPresent()
        && isMoving(read.table().entity());
  }

  private static boolean isMoving(EntityModel entity) {
    return entity.protocol().filter(protocol -> protocol != Maintain.BLIND).isPresent();
  }

  private static Complaint ofReads(DaoOptions options, PlannedCall call) {
    MethodPlan.Read read = (MethodPlan.Read) call.plan().orElseThrow();
    TableModel table = read.table();
    boolean pending = read.cost().lookup() == ReadCost.Lookup.PENDING_ON_CLUSTERS;
    return Complaint.at(
            options.annotation().withAttribute("readConsistency"),
            "`readConsistency` is `%s`, but `%s` compares entries of `%s` with rows"
                .formatted(
                    options.read().orElseThrow(), call.method().shape().name(), table.name()))
        .because(
            "the index is maintained with %s%s; a replica without the last writes has an older row or an older entry, the two differ, and the row is missing in the result, although it has been there before and after"
                .formatted(
                    table.entity().maintain(table.index().orElseThrow()),
                    pending ? ", and unconfirmed entries are compared" : ""))
        .fix("readConsistency = Consistency.LOCAL_QUORUM")
        .fix("declare a separate DAO for reads by key");
  }

  /** Whether a call writes rows whose old index entries must be found. */
  private static boolean maintainsIndexes(PlannedCall call) {
    return !call.method().reads()
        && call.entity().filter(WeakIndexMaintenance::isMoving).isPresent();
  }

  private static Complaint complaint(DaoOptions options, EntityModel entity) {
    return Complaint.at(
            options.annotation().withAttribute("writeConsistency"),
            "`writeConsistency` is `%s`, but the indexes of `%s` are maintained with %s"
                .formatted(
                    options.write().orElseThrow(),
                    entity.name().simple(),
                    entity.protocol().orElseThrow()))
        .because(
            "a read before the write must see the last write, or the old entry stays; so a"
                + " cluster uses LOCAL_QUORUM for these writes whatever the DAO says")
        .fix("writeConsistency = Consistency.LOCAL_QUORUM")
        .fix("declare a separate DAO for entities without such indexes");
  }
}
