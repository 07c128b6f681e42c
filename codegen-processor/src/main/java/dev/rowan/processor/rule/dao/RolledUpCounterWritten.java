package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.plan.RollupPlan;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reports a method that increments a counter which a roll-up maintains. */
@DesignRule(
    code = "DAO-31",
    severity = Severity.ERROR,
    summary = "A method increments a counter that a @Rollup maintains")
public final class RolledUpCounterWritten implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream().flatMap(call -> check(call, design));
  }

  private static Stream<Complaint> check(PlannedCall call, Design design) {
    if (!(call.method() instanceof IncrementMethod) || call.entity().isEmpty()) {
      return Stream.empty();
    }
    EntityModel counters = call.entity().get();
    return design
        .once(RolledUpCounterWritten.class, RolledUpCounterWritten::all)
        .getOrDefault(counters.name(), List.of())
        .stream()
        .filter(rollup -> writes(call.plan().orElse(null), rollup.counter()))
        .limit(1)
        .map(rollup -> complaint(call, rollup));
  }

  private static Map<TypeName, List<RollupPlan>> all(Design design) {
    Map<TypeName, List<RollupPlan>> all = new LinkedHashMap<>();
    for (EntityModel entity : design.entities()) {
      for (RollupPlan rollup : RollupPlan.of(entity, design)) {
        all.computeIfAbsent(rollup.counters().name(), none -> new ArrayList<>()).add(rollup);
      }
    }
    return all;
  }

  /** A patch can change every counter; another method changes those of its parameters. */
  private static boolean writes(@Nullable MethodPlan plan, PropertyModel counter) {
    return !(plan instanceof MethodPlan.ColumnWrite write)
        || write.columns().stream()
            .anyMatch(each -> each.column().component().property().equals(counter.name()));
  }

  private static Complaint complaint(PlannedCall call, RollupPlan rollup) {
    String counted = rollup.counted().name().simple();
    return Complaint.at(
            call.method().annotation(),
            "`%s` increments `%s`, which @Rollup of `%s` maintains"
                .formatted(call.method().shape().brief(), rollup.counter().name(), counted))
        .because(
            "each insert of a `%s` increments it, and a recount removes what you add"
                .formatted(counted))
        .fix("drop the method")
        .fix("another @Counter in `%s`".formatted(rollup.counters().name().simple()));
  }
}
