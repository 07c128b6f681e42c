package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.StrayAnnotation;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.stream.Stream;

/**
 * Reports an annotation of a property that has no effect: on a method that is no getter, or on a
 * getter whose field has it with other values.
 */
@DesignRule(
    code = "MAP-32",
    severity = Severity.ERROR,
    summary = "An annotation of a property has no effect")
public final class MisplacedAnnotation implements MappedRule, DaoRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.strays().stream().map(MisplacedAnnotation::complaint);
  }

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.dao().strays().stream().map(MisplacedAnnotation::complaint);
  }

  private static Complaint complaint(StrayAnnotation stray) {
    return stray.contradicts()
        ? Complaint.at(
                stray.origin(),
                "@%s is on `%s()` and on its field, with different values"
                    .formatted(stray.name(), stray.member()))
            .because("a property has each annotation once, so one of the two has no effect")
            .fix("remove @%s from the field or from the getter".formatted(stray.name()))
        : Complaint.at(
                stray.origin(),
                "@%s is on `%s`, which is the getter of no field"
                    .formatted(stray.name(), stray.member()))
            .because("properties are fields; a getter of a field may have its annotations")
            .fix("put @%s on the field, or on its getter".formatted(stray.name()))
            .fix("remove @%s".formatted(stray.name()));
  }
}
