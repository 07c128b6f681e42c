package dev.rowan.processor.rule;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoOptions;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/** Who looks for an old entry must see what was written last, or it stays for ever. */
@DesignRule(
    code = "IDX-09",
    severity = Severity.WARNING,
    summary = "Writes of an entity with indexes ask for less than a majority")
final class WeakUpkeep implements DaoRule {
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
        .flatMap(level -> dao.calls().stream().filter(WeakUpkeep::isKept).limit(1))
        .map(call -> complaint(options, call.entity().orElseThrow()));
  }

  /** Whether a call writes rows whose old entries have to be found. */
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
            "`writeConsistency` is `%s`, and the indexes of `%s` are kept %s"
                .formatted(
                    options.write().orElseThrow(),
                    entity.name().simple(),
                    entity.protocol().orElseThrow()))
        .because(
            "a read that misses the last write leaves its entry behind, so on a cluster such writes"
                + " go to a majority all the same (LOCAL_QUORUM)")
        .fix("writeConsistency = Consistency.LOCAL_QUORUM")
        .fix("a DAO of its own for entities without such indexes");
  }
}
