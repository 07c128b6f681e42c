package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.ConditionProblem;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/** Reports a condition of a read that cannot be read, or that does not fit the entity. */
@DesignRule(
    code = "QRY-14",
    severity = Severity.ERROR,
    summary = "The condition of a read does not fit the entity")
public final class UnusableWhere implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return Stream.concat(
        call.method() instanceof SelectMethod
            ? call.where().stream().map(problem -> complaint(call, problem))
            : Stream.empty(), // QRY-16 reports those of a statement
        openPeriods(call));
  }

  private static Complaint complaint(PlannedCall call, ConditionProblem problem) {
    String place =
        problem.position().isPresent()
            ? "at character %d: ".formatted(problem.position().getAsInt())
            : "";
    Complaint complaint = Complaint.at(where(call), problem.what()).because(place + problem.why());
    for (String fix : problem.fixes()) {
      complaint = complaint.fix(fix);
    }
    return complaint;
  }

  /** Reports a range without an end whose periods are partitions. */
  private static Stream<Complaint> openPeriods(PlannedCall call) {
    return call.method() instanceof SelectMethod select
            && call.plan().orElse(null) instanceof MethodPlan.Read read
        ? read.equality().stream()
            .filter(binding -> binding.source() == Binding.Source.PERIODS)
            .filter(binding -> !canWalk(binding))
            .flatMap(
                binding ->
                    select.restriction(binding.parameter()).stream()
                        .filter(Restriction.Between.class::isInstance)
                        .map(Restriction.Between.class::cast)
                        .filter(range -> range.lower().isEmpty() || range.upper().isEmpty())
                        .map(range -> open(call, range, read)))
        : Stream.empty();
  }

  private static boolean canWalk(Binding binding) {
    return binding.column().bucket().filter(ComputedKey.Bucket::isWalked).isPresent();
  }

  private static Complaint open(PlannedCall call, Restriction.Between range, MethodPlan.Read read) {
    String name = range.names().get(0);
    boolean upper = range.upper().isEmpty();
    return Complaint.at(
            where(call),
            "the range of `%s` has no %s end".formatted(name, upper ? "upper" : "lower"))
        .because(
            "each period of `%s` is a partition of `%s`; without both ends their number is unknown"
                .formatted(name, read.table().name()))
        .fix(
            "add to where: and %s %s :end, with a parameter %s end"
                .formatted(
                    call.method().isStatement()
                        ? read.table().byParameter(name).map(TableColumn::name).orElse(name)
                        : name,
                    upper ? "<=" : ">=",
                    range.as().valueJavaType().brief()));
  }

  private static Origin where(PlannedCall call) {
    return call.method().clause("where");
  }
}
