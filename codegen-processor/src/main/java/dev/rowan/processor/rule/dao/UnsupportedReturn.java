package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/** Reports a return type that the operation of the method cannot produce. */
@DesignRule(
    code = "DAO-03",
    severity = Severity.ERROR,
    summary = "A method has a return type that its operation cannot produce")
public final class UnsupportedReturn implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    if (method instanceof UnclearMethod) {
      return Stream.empty(); // DAO-06
    }
    ReturnModel returns = method.shape().returns();
    if (method instanceof ScanMethod) {
      return returns.holdsRows() && returns.isMany()
          ? Stream.empty()
          : Stream.of(
              complaint(method)
                  .because("a full scan returns every row, so it needs a type that holds many rows")
                  .fix("Stream<T>, Page<T> or List<T> of an @Entity T")
                  .fix("Stream<R> of a record R whose components name properties")
                  .fix("CompletionStage of one of these"));
    }
    if (method instanceof SelectMethod) {
      return returns.holdsRows()
          ? Stream.empty()
          : Stream.of(
              complaint(method)
                  .because(
                      "a select returns entities or records of some of their properties, alone or"
                          + " in a type that holds rows")
                  .fix("T, Optional<T>, List<T>, Stream<T> or Page<T> of an @Entity T")
                  .fix("Optional<R> or List<R> of a record R whose components name properties")
                  .fix("CompletionStage of one of these"));
    }
    if (returns.isDeferred()) {
      return returns.later()
          ? Stream.of(
              complaint(method)
                  .because("the method only creates the Write; its commit is asynchronous")
                  .fix("Write, and call rowan.commitAsync with it"))
          : Stream.empty();
    }
    boolean returnsCurrent =
        returns.kind() == ReturnModel.Kind.APPLIED
            && returns.entity().isPresent()
            && returns.entity().equals(method.entity())
            && !(method instanceof IncrementMethod);
    boolean known =
        returnsCurrent
            || returns.kind() == ReturnModel.Kind.NOTHING
            || returns.kind() == ReturnModel.Kind.BOOLEAN;
    return known
        ? Stream.empty()
        : Stream.of(
            complaint(method)
                .because(
                    "a write reads no rows; a conditional write returns whether it was applied")
                .fix("void, or CompletionStage<Void>")
                .fix("boolean, or Applied<T> of the entity, with ifExists or ifNotExists")
                .fix("Write, to commit it in one batch with others"));
  }

  private static Complaint complaint(DaoMethod method) {
    String kind = method.annotation().annotation();
    return Complaint.at(
        method.shape().origin(),
        "`%s` returns `%s`, which @%s cannot produce"
            .formatted(
                method.shape().name(),
                method.shape().returns().type().brief(),
                kind.substring(kind.lastIndexOf('.') + 1)));
  }
}
