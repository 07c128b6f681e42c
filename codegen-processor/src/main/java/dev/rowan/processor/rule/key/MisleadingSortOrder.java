package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports rows that are sorted by a column whose stored order is rarely useful. */
@DesignRule(
    code = "KEY-10",
    severity = Severity.WARNING,
    summary = "Rows are sorted by a column that has no useful order")
public final class MisleadingSortOrder implements EntityRule, CallRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(PropertyModel::isClustering)
        .filter(property -> property.type().meaning().equals(ColumnType.of(ScalarKind.BLOB)))
        .map(
            property ->
                Complaint.at(
                        property.origin(),
                        "rows are sorted by `%s`, which is a blob".formatted(property.name()))
                    .because(
                        "a blob sorts by its unsigned bytes, not by the value that they"
                            + " encode")
                    .fix("cluster by the value that the bytes encode, with its own type"));
  }

  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.plan().orElse(null) instanceof MethodPlan.Read read)
        || !(call.method() instanceof DaoMethod.SelectMethod select)) {
      return Stream.empty();
    }
    Optional<TableColumn> asked =
        read.range()
            .map(Binding::column)
            .or(
                () ->
                    select.orderBy().stream()
                        .flatMap(term -> read.table().byParameter(term.property()).stream())
                        .findFirst());
    return asked.stream().flatMap(column -> ofOrdered(column, call));
  }

  private static Stream<Complaint> ofOrdered(TableColumn column, PlannedCall call) {
    if (column.type() instanceof ColumnType.EnumByName type) {
      return Stream.of(
          complaint(call, column, "by the names of the constants of `" + type.type().brief() + "`")
              .because("an enum is stored by name, so its constants sort alphabetically")
              .fix(
                  "cluster by a number that defines the order, such as int %sRank"
                      .formatted(column.parameter())));
    }
    return column.type().meaning().equals(ColumnType.of(ScalarKind.UUID))
        ? Stream.of(
            complaint(call, column, "by random UUIDs")
                .because(
                    "random UUIDs sort at random, so a range or \"newest first\" has no"
                        + " meaning")
                .fix(
                    "@Column(type = CqlType.TIMEUUID) if it is a time UUID, or cluster by a time"
                        + " first"))
        : Stream.empty();
  }

  private static Complaint complaint(PlannedCall call, TableColumn column, String by) {
    return Complaint.at(
        call.method().shape().origin(),
        "`%s` sorts or restricts rows by `%s`, that is %s"
            .formatted(call.method().shape().name(), column.parameter(), by));
  }
}
