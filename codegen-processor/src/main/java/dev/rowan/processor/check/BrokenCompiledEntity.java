package dev.rowan.processor.check;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports errors in an entity of another jar at the DAO that uses it, because its source is not
 * part of this compilation.
 */
@DesignRule(
    code = "DAO-16",
    severity = Severity.ERROR,
    summary =
        "A DAO uses an entity from another jar that breaks a rule or has no generated" + " mapping")
final class BrokenCompiledEntity implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream()
        .map(PlannedCall::entity)
        .flatMap(entity -> entity.stream())
        .distinct()
        .flatMap(entity -> check(dao, entity, design));
  }

  private static Stream<Complaint> check(PlannedDao dao, EntityModel entity, Design design) {
    return switch (entity.provenance()) {
      case THIS_ROUND, EARLIER_ROUND -> Stream.empty();
      case COMPILED -> ofMistakes(dao, entity, design);
      case COMPILED_ALONE ->
          Stream.concat(ofMistakes(dao, entity, design), Stream.of(unmapped(dao, entity))).limit(1);
    };
  }

  private static Complaint unmapped(PlannedDao dao, EntityModel entity) {
    return Complaint.at(
            dao.dao().origin(),
            "entity `%s` comes from a class file and has no generated mapping"
                .formatted(entity.name().simple()))
        .because(
            "Rowan's processor generates the mapping when it compiles the entity; it did not"
                + " run there")
        .fix("compile `%s` with Rowan's processor".formatted(entity.name().qualified()));
  }

  private static Stream<Complaint> ofMistakes(PlannedDao dao, EntityModel entity, Design design) {
    List<String> mistakes =
        DesignCheck.ofEntity(entity, design).stream()
            .filter(finding -> !finding.changeable()) // not its numbers
            .map(BrokenCompiledEntity::brief)
            .toList();
    return mistakes.isEmpty()
        ? Stream.empty()
        : Stream.of(
            Complaint.at(
                    dao.dao().origin(),
                    "entity `%s` comes from a class file and breaks a rule"
                        .formatted(entity.name().simple()))
                .because(String.join("; ", mistakes))
                .fix(
                    "compile `%s` with Rowan's processor, and fix the errors that it reports there"
                        .formatted(entity.name().qualified())));
  }

  private static String brief(Finding finding) {
    return finding.code() + ": " + finding.headline();
  }
}
