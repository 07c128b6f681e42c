package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Constant;
import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Size;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyHints;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports stated numbers that are impossible: negative ones, bounds that contradict, and numbers
 * about parameters that a method does not have.
 */
@DesignRule(code = "MAP-25", severity = Severity.ERROR, summary = "A stated number is impossible")
public final class ImpossibleNumber implements EntityRule, DaoRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<Complaint> found = new ArrayList<>();
    ofEntity(entity, found);
    entity.properties().forEach(property -> ofProperty(property, found));
    return found.stream();
  }

  private static void ofEntity(EntityModel entity, List<Complaint> found) {
    EntityHints hints = entity.hints();
    hints.rate().ifPresent(rate -> ofRate(rate, found));
    hints
        .rows()
        .filter(
            rows ->
                rows.perPartition() <= 0 || (rows.max() != 0 && rows.max() < rows.perPartition()))
        .ifPresent(
            rows ->
                found.add(
                    complaint(
                        rows.origin(),
                        "@Rows",
                        "a partition has at least 1 row, and the maximum is 0 or at least the average",
                        "@Rows(perPartition = 100)")));
    hints
        .retention()
        .filter(retention -> retention.days() < 0 || retention.forever() == (retention.days() > 0))
        .ifPresent(
            retention ->
                found.add(
                    complaint(
                        retention.origin(),
                        "@Retention",
                        "it states either a number of days or for ever",
                        "@Retention(days = 365)")));
  }

  private static void ofRate(EntityHints.Rate rate, List<Complaint> found) {
    if (rate.rowsPerDay().isEmpty()) {
      found.add(
          complaint(
              rate.origin().withAttribute("per"),
              "@Rate",
              "a period is one of SECONDS to YEARS",
              "per = ChronoUnit.DAYS, as in @Rate(rows = 100)"));
    } else if (!(rate.rowsPerDay().getAsDouble() > 0) || !(rate.peak() >= 1)) {
      found.add(
          complaint(
              rate.origin(),
              "@Rate",
              "a rate is more than 0, and its peak is at least 1: the highest rate divided by the average",
              "@Rate(rows = 100)"));
    }
  }

  private static void ofProperty(PropertyModel property, List<Complaint> found) {
    PropertyHints hints = property.hints();
    if (hints.distinct() < 0 || hints.perPartition() < 0 || !(hints.skew() >= 1)) {
      found.add(
          complaint(
              at(property, Cardinality.class),
              "@Cardinality",
              "numbers of values are at least 1, and a skew is at least 1",
              "@Cardinality(distinct = 100)"));
    } else if (hints.distinct() > 0 && hints.perPartition() > hints.distinct()) {
      found.add(
          complaint(
              at(property, Cardinality.class),
              "@Cardinality",
              "a partition cannot have more values than the whole table",
              "@Cardinality(distinct = %d)".formatted(hints.perPartition())));
    }
    if (hints.constant() && hints.distinct() > 1) {
      found.add(
          complaint(
              at(property, Constant.class),
              "@Constant",
              "a constant has one value, and @Cardinality states %d".formatted(hints.distinct()),
              "drop @Constant or @Cardinality"));
    }
    if (!hints.size().isPossible()) {
      found.add(
          complaint(
              at(property, Size.class),
              "@Size",
              "a size is at least 0, and its maximum is 0 or at least its average",
              "@Size(avg = 100)"));
    }
    if (!hints.elements().isPossible()) {
      found.add(
          complaint(
              at(property, Elements.class),
              "@Elements",
              "a number of elements is at least 0, and its maximum is 0 or at least its average",
              "@Elements(avg = 10)"));
    }
  }

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream()
        .map(PlannedCall::method)
        .flatMap(
            method -> method.shape().hints().access().stream().flatMap(each -> of(method, each)));
  }

  private static Stream<Complaint> of(DaoMethod method, CallHints.Access access) {
    boolean possible =
        access.perSecond() >= 0
            && access.values() >= 0
            && access.expectRows() >= 0
            && (access.range().isEmpty() || access.rangeDays().orElse(0) > 0);
    if (!possible) {
      return Stream.of(
          complaint(
              access.origin(),
              "@AccessPattern of `%s`".formatted(method.shape().name()),
              "numbers are at least 0, and a range is a length of time in ISO 8601 format, such as P30D or PT24H",
              "@AccessPattern(perSecond = 100)"));
    }
    return Stream.concat(
        !access.range().isEmpty() && lacks(method, ParameterModel.Kind.RANGE)
            ? Stream.of(ofNothing(method, access, "range", "Range"))
            : Stream.empty(),
        access.values() > 0 && lacks(method, ParameterModel.Kind.ANY_OF)
            ? Stream.of(ofNothing(method, access, "values", "Collection"))
            : Stream.empty());
  }

  private static boolean lacks(DaoMethod method, ParameterModel.Kind kind) {
    return method.shape().positions(kind).isEmpty();
  }

  private static Complaint ofNothing(
      DaoMethod method, CallHints.Access access, String attribute, String parameter) {
    return Complaint.at(
            access.origin().withAttribute(attribute),
            "`%s` states `%s` and has no %s parameter"
                .formatted(method.shape().name(), attribute, parameter))
        .because("the number describes the values of such a parameter")
        .fix("drop %s".formatted(attribute));
  }

  private static Origin at(PropertyModel property, Class<?> annotation) {
    return property.origin().withAnnotation(annotation.getCanonicalName(), 0);
  }

  private static Complaint complaint(Origin origin, String annotation, String why, String fix) {
    return Complaint.at(origin, "the numbers of %s are impossible".formatted(annotation))
        .because(why)
        .fix(fix);
  }
}
