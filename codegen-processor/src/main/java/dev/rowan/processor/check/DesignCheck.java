package dev.rowan.processor.check;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Rule;
import dev.rowan.processor.rule.UdtRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs the rules. A design goes in, and the findings and the declarations without errors come out.
 */
public final class DesignCheck {
  private static final Comparator<Finding> SOURCE_ORDER =
      Comparator.comparing(Finding::origin, Origin.INSIDE_A_TYPE).thenComparing(Finding::code);

  private DesignCheck() {}

  /** Runs every rule on every declaration. */
  public static CheckResult check(Design design, Severities severities) {
    List<Finding> findings = new ArrayList<>();
    List<UdtModel> udts = soundUdts(design, severities, findings);
    List<EntityModel> entities = soundEntities(design, udts, severities, findings);
    Soundness.removeWithoutPartners(entities);
    List<SoundDao> daos = new ArrayList<>();
    for (PlannedDao dao : design.daos()) {
      List<Finding> found = severities.apply(ofDao(dao, design));
      if (isSound(found)) {
        Soundness.requireEntities(dao);
        if (Soundness.leansOnlyOn(entities, dao)) {
          daos.add(SoundDao.of(dao, design));
        }
      }
      findings.addAll(found);
    }
    entities.removeIf(entity -> entity.provenance() != Provenance.THIS_ROUND);
    return new CheckResult(
        findings.stream().distinct().toList(), new SoundDeclarations(entities, udts, daos, design));
  }

  private static List<UdtModel> soundUdts(
      Design design, Severities severities, List<Finding> findings) {
    List<UdtModel> clean = new ArrayList<>();
    for (UdtModel udt : design.udts()) {
      List<Finding> found = severities.apply(ofUdt(udt, design));
      if (isSound(found)) {
        clean.add(udt);
      }
      if (udt.mapped().provenance() == Provenance.THIS_ROUND) {
        findings.addAll(found);
      }
    }
    return clean.stream().filter(udt -> Soundness.isMadeOf(udt.mapped(), clean, design)).toList();
  }

  private static List<EntityModel> soundEntities(
      Design design, List<UdtModel> udts, Severities severities, List<Finding> findings) {
    List<EntityModel> sound = new ArrayList<>();
    for (EntityModel entity : design.entities()) {
      List<Finding> found = severities.apply(ofEntity(entity, design));
      if (isSound(found) && Soundness.isMadeOf(entity, udts, design)) {
        sound.add(entity);
      }
      if (entity.provenance() == Provenance.THIS_ROUND) {
        findings.addAll(found);
      }
    }
    return sound;
  }

  /** Returns the findings about one entity, in source order. */
  static List<Finding> ofEntity(EntityModel entity, Design design) {
    return SuppressedFindings.of(entity)
        .remove(
            Rules.of(EntityRule.class).flatMap(rule -> findings(rule, rule.check(entity, design))))
        .sorted(SOURCE_ORDER)
        .toList();
  }

  private static List<Finding> ofUdt(UdtModel udt, Design design) {
    return SuppressedFindings.of(udt.mapped())
        .remove(Rules.of(UdtRule.class).flatMap(rule -> findings(rule, rule.check(udt, design))))
        .sorted(SOURCE_ORDER)
        .toList();
  }

  private static List<Finding> ofDao(PlannedDao dao, Design design) {
    return SuppressedFindings.of(dao.dao())
        .remove(Rules.of(DaoRule.class).flatMap(rule -> findings(rule, rule.check(dao, design))))
        .sorted(SOURCE_ORDER)
        .toList();
  }

  private static Stream<Finding> findings(Rule rule, Stream<Complaint> complaints) {
    return complaints.map(complaint -> complaint.asFinding(Rules.codeOf(rule)));
  }

  private static boolean isSound(List<Finding> findings) {
    return findings.stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
  }
}
