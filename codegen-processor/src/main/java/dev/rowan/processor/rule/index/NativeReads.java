package dev.rowan.processor.rule.index;

import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import java.util.List;

/**
 * The methods that read by one native index.
 *
 * @param calls the methods, with their plans
 */
record NativeReads(List<PlannedCall> calls) {
  NativeReads {
    calls = List.copyOf(calls);
  }

  static NativeReads of(EntityModel entity, NativeIndexModel index, Design design) {
    return new NativeReads(
        design.calls(entity).stream().filter(call -> uses(call, index)).toList());
  }

  private static boolean uses(PlannedCall call, NativeIndexModel index) {
    return call.plan().orElse(null) instanceof MethodPlan.IndexRead read
        && read.indexes().stream().anyMatch(each -> each.index().equals(index));
  }

  /** Whether there are such methods, and each of them gives the whole partition key. */
  boolean areOfOnePartition() {
    return !calls.isEmpty() && calls.stream().noneMatch(NativeReads::isOfAllPartitions);
  }

  /** Returns the stated calls per second that read all token ranges; 0 if none is stated. */
  double perSecond() {
    return calls.stream()
        .filter(NativeReads::isOfAllPartitions)
        .flatMap(call -> call.method().shape().hints().access().stream())
        .mapToDouble(CallHints.Access::perSecond)
        .sum();
  }

  private static boolean isOfAllPartitions(PlannedCall call) {
    return call.plan().orElse(null) instanceof MethodPlan.IndexRead read
        && read.partition().isEmpty();
  }
}
