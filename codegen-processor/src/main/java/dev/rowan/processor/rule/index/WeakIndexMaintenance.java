package dev.rowan.processor.rule.index;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoOptions;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reports a consistency level below a majority for writes that maintain indexes. The read before
 * the write must see the last write, or the old entry remains permanently.
 */
@DesignRule(
    code = "IDX-09",
    severity = Severity.WARNING,
    summary = "Writes of an entity with indexes have a consistency level below a majority")
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
    return options.write().filter(WEAK::contains).stream()
        .flatMap(level -> dao.calls().stream().filter(WeakIndexMaintenance::isKept).limit(1))
        .map(call -> complaint(options, call.entity().orElseThrow()));
  }

  /** Whether a call writes rows whose old index entries must be found. */
  private static boolean isKept(PlannedCall call) {
    return !call.method().reads()
        && call.entity()
            .flatMap(EntityModel::protocol)
            .filter(protocol -> protocol != Maintain.BLIND)
            .isPresent();
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
