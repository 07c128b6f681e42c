package dev.rowan.processor.rule.ttl;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What the methods of this compilation do with stored rows: they insert, change or delete them. */
final class RowChanges {
  private RowChanges() {}

  /** Whether methods insert rows, and rows end only by their TTL. */
  static boolean isOnlyInserted(EntityModel entity, Design design) {
    return call(entity, design, RowChanges::insertsRows).isPresent()
        && change(entity, design).isEmpty();
  }

  /** Returns the first method that changes or deletes rows. */
  static Optional<PlannedCall> change(EntityModel entity, Design design) {
    return call(entity, design, call -> updatesRows(call) || deletesRows(call));
  }

  /** Returns what deletes rows of a table, in words; empty if nothing does. */
  static Optional<String> deletes(TableModel table, Design design) {
    EntityModel entity = table.entity();
    return call(entity, design, RowChanges::deletesRows)
        .map(call -> "`%s`".formatted(call.method().shape().name()))
        .or(() -> moves(table, design))
        .or(() -> trims(entity, design));
  }

  /** An update of a value in the key of an entry deletes the entry, and inserts another one. */
  private static Optional<String> moves(TableModel table, Design design) {
    Set<String> moving =
        table.index().stream()
            .flatMap(IndexModel::keys)
            .map(IndexKey::component)
            .map(Component::property)
            .flatMap(name -> table.entity().property(name).stream())
            .filter(property -> !property.neverChanges())
            .map(PropertyModel::name)
            .collect(Collectors.toSet());
    return moving.isEmpty()
        ? Optional.empty()
        : call(table.entity(), design, call -> updates(call, moving))
            .map(call -> "entries that `%s` replaces".formatted(call.method().shape().name()));
  }

  private static boolean updates(PlannedCall call, Set<String> properties) {
    return updatesRows(call)
        && (!(call.plan().orElse(null) instanceof MethodPlan.ColumnWrite write)
            || write.columns().stream()
                .anyMatch(binding -> properties.contains(binding.column().component().property())));
  }

  private static Optional<String> trims(EntityModel entity, Design design) {
    return entity
        .rowLimit()
        .flatMap(limit -> call(entity, design, RowChanges::insertsRows))
        .map(call -> "rows that @KeepLast removes");
  }

  private static Optional<PlannedCall> call(
      EntityModel entity, Design design, Predicate<PlannedCall> test) {
    return design.calls(entity).stream().filter(test).findFirst();
  }

  private static boolean insertsRows(PlannedCall call) {
    MethodPlan plan = call.plan().orElse(null);
    return (plan instanceof MethodPlan.EntityWrite && !isUpdate(call))
        || (plan instanceof MethodPlan.ColumnWrite write && write.insert());
  }

  private static boolean isUpdate(PlannedCall call) {
    return call.method() instanceof DaoMethod.UpdateMethod;
  }

  private static boolean updatesRows(PlannedCall call) {
    MethodPlan plan = call.plan().orElse(null);
    return (plan instanceof MethodPlan.EntityWrite && isUpdate(call))
        || (plan instanceof MethodPlan.ColumnWrite write && !write.insert())
        || plan instanceof MethodPlan.PatchWrite;
  }

  private static boolean deletesRows(PlannedCall call) {
    MethodPlan plan = call.plan().orElse(null);
    return plan instanceof MethodPlan.EntityDelete || plan instanceof MethodPlan.KeyDelete;
  }
}
