package dev.rowan.processor.rule.consistency;

import dev.rowan.annotation.Together;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports properties that are only valid together and are stored in several cells, and writes of
 * some of them. Cassandra resolves concurrent writes for each cell. With a version, a conditional
 * write prevents that. Also reports a write without a condition beside conditional ones.
 */
@DesignRule(
    code = "CNS-05",
    severity = Severity.WARNING,
    summary =
        "Properties that are only valid together are written apart, or a condition is bypassed")
public final class TornGroup implements EntityRule, DaoRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return groups(entity).stream()
        .filter(TornGroup::isOfSeveralCells)
        .map(group -> stored(entity, group, isWritten(entity, design)));
  }

  /** Returns the groups of properties that can change in a row without a check of its version. */
  private static Collection<List<PropertyModel>> groups(EntityModel entity) {
    return entity
        .columns()
        .filter(property -> entity.version().isEmpty())
        .filter(property -> property.hints().together().isPresent())
        .filter(property -> !property.isKey() && !property.immutable())
        .collect(
            Collectors.groupingBy(
                property -> property.hints().together().orElseThrow(),
                LinkedHashMap::new,
                Collectors.toList()))
        .values();
  }

  private static boolean isOfSeveralCells(List<PropertyModel> group) {
    return group.size() > 1 || group.get(0).type().isMultiCell();
  }

  /**
   * Whether methods write rows of the entity; with a version, each of them would have to check it.
   */
  private static boolean isWritten(EntityModel entity, Design design) {
    return design.calls(entity).stream().anyMatch(call -> !call.method().reads());
  }

  private static Complaint stored(EntityModel entity, List<PropertyModel> group, boolean written) {
    // the same property whatever the order of the source, for the line of a baseline
    PropertyModel first =
        group.stream().min(Comparator.comparing(PropertyModel::name)).orElseThrow();
    boolean one = group.size() == 1;
    Origin origin = first.origin().withAnnotation(Together.class.getCanonicalName(), 0);
    Complaint complaint =
        Complaint.at(
                origin,
                one
                    ? "`%s` of `%s` is only valid as a whole, and has a cell for each part"
                        .formatted(first.name(), entity.table())
                    : "%s of `%s` are only valid together, and are separate cells"
                        .formatted(names(group), entity.table()))
            .because(
                "Cassandra resolves concurrent writes for each cell: after two writes with one timestamp, or of some of the cells, a row can have a combination that was never written");
    complaint =
        one
            ? complaint.fix("@Frozen on `%s`".formatted(first.name()))
            : complaint.fix("one property @Together @Frozen of a @Udt record with these values");
    return entity.indexes().isEmpty() && !written
        ? complaint.fix("add a property: @Version long version")
        : complaint;
  }

  private static String names(List<PropertyModel> group) {
    return Words.list(group.stream().map(PropertyModel::name).toList());
  }

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream()
        .flatMap(
            call ->
                Stream.of(ofCall(call), UnguardedWrite.of(call, design)).flatMap(Optional::stream));
  }

  private static Optional<Complaint> ofCall(PlannedCall call) {
    if (!(call.plan().orElse(null) instanceof MethodPlan.ColumnWrite write)
        || !(call.method() instanceof DaoMethod.UpdateMethod
            || call.method() instanceof DaoMethod.InsertMethod)) {
      return Optional.empty();
    }
    List<String> written =
        write.columns().stream().map(each -> each.column().component().property()).toList();
    return groups(call.entity().orElseThrow()).stream()
        .filter(group -> group.stream().anyMatch(each -> written.contains(each.name())))
        .filter(group -> !group.stream().allMatch(each -> written.contains(each.name())))
        .findFirst()
        .map(group -> partial(call, group, written));
  }

  private static Complaint partial(
      PlannedCall call, List<PropertyModel> group, List<String> written) {
    List<PropertyModel> missing =
        group.stream().filter(each -> !written.contains(each.name())).toList();
    List<PropertyModel> given =
        group.stream().filter(each -> written.contains(each.name())).toList();
    Complaint complaint =
        Complaint.at(
                call.method().shape().origin(),
                "`%s` writes %s without %s"
                    .formatted(call.method().shape().name(), names(given), names(missing)))
            .because(
                "%s are only valid together, and the row then has new and old values of them"
                    .formatted(names(group)));
    if (call.method().isStatement()) {
      return complaint.fix("also set %s in the statement".formatted(names(missing)));
    }
    String parameters =
        missing.stream()
            .map(each -> each.javaType().brief() + " " + each.name())
            .collect(Collectors.joining(", "));
    return complaint.fix("add a parameter: " + parameters);
  }
}
