package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.model.Delivery;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import java.util.Optional;
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
    if (method instanceof UnclearMethod || method instanceof QueryMethod) {
      return Stream.empty(); // DAO-06, QRY-16, DAO-30
    }
    ReturnModel returns = method.shape().returns();
    Optional<String> adapter = missingAdapter(returns);
    if (adapter.isPresent()) {
      return Stream.of(
          complaint(method)
              .because("the types of this library need the module " + adapter.get())
              .fix("add the dependency dev.rowan:" + adapter.get()));
    }
    if (method.reads()) {
      boolean produced =
          returns.isAboutRows()
              || (returns.holdsRows() && (returns.isMany() || method instanceof SelectMethod))
              || (returns.isLargeValue() && method instanceof SelectMethod); // DAO-29
      return produced ? Stream.empty() : Stream.of(ofRead(method));
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
            || returnsStored(call)
            || returns.kind() == ReturnModel.Kind.NOTHING
            || returns.kind() == ReturnModel.Kind.BOOLEAN;
    return known ? Stream.empty() : Stream.of(ofWrite(method));
  }

  /** Returns the artifact whose class the return type needs and the class path does not have. */
  private static Optional<String> missingAdapter(ReturnModel returns) {
    Delivery wanted = Delivery.by(returns.type());
    return returns.delivery() == wanted ? Optional.empty() : Optional.of(wanted.module());
  }

  private static Complaint ofWrite(DaoMethod method) {
    Complaint complaint =
        complaint(method)
            .because("a write reads no rows; a conditional write returns whether it was applied")
            .fix("void, or CompletionStage<Void>");
    if (method instanceof InsertMethod && method.written().isEmpty()) {
      complaint =
          complaint.fix(
              "the entity, or List<T> of a collection of entities, without a condition or @Version");
    }
    return complaint
        .fix(
            method.isStatement()
                ? "boolean, or Applied<T> of the entity, with IF in the statement"
                : "boolean, or Applied<T> of the entity, with ifExists or ifNotExists")
        .fix("Write, to commit it in one batch with others");
  }

  /** A versioned entity is inserted under a condition, and its version is known only afterwards. */
  private static boolean returnsStored(PlannedCall call) {
    return call.method() instanceof InsertMethod insert
        && insert.returnsStored()
        && call.entity().filter(insert::namesVersionOf).isEmpty();
  }

  private static Complaint ofRead(DaoMethod method) {
    MethodShape shape = method.shape();
    if (shape.returns().projection().orElse(null) instanceof ProjectionModel.OfKey) {
      return complaint(method)
          .because("count(*) is the number of rows, which is a long")
          .fix(
              "%s %s(%s);"
                  .formatted(
                      shape.returns().later() ? shape.returns().staged("Long") : "long",
                      shape.name(),
                      Parameters.declared(shape)));
    }
    if (shape.returns().projection().orElse(null) instanceof ProjectionModel.OfGroups) {
      return complaint(method)
          .because("a method that groups rows returns a result for each group")
          .fix("List<R>, Stream<R> or Flow.Publisher<R> of a record R with the values of a group")
          .fix("CompletionStage of a List or a Stream");
    }
    return method instanceof ScanMethod
        ? complaint(method)
            .because("a full scan returns every row, so it needs a type that holds many rows")
            .fix("Stream<T>, Page<T>, List<T> or Flow.Publisher<T> of an @Entity T")
            .fix("Stream<R> of a record R, or a class with one constructor, that names properties")
            .fix("Stream<V> of the values of the property that columns names")
            .fix("long with columns = \"count(*)\"")
            .fix("CompletionStage of one of these")
        : complaint(method)
            .because(
                "a select returns entities, records of some of their properties or values of one"
                    + " property, alone or in a type that holds rows")
            .fix(
                "T, Optional<T>, List<T>, Stream<T>, Page<T>, Map<K, T> or Flow.Publisher<T> of an"
                    + " @Entity T")
            .fix(
                "Optional<R> or List<R> of a record R, or a class with one constructor, that names properties")
            .fix("Optional<V> or List<V> of the values of the property that columns names")
            .fix("boolean for whether a row exists, or long with columns = \"count(*)\"")
            .fix("CompletionStage of one of these");
  }

  private static Complaint complaint(DaoMethod method) {
    String kind = method.annotation().annotation();
    MethodShape shape = method.shape();
    String wanted = shape.returns().type().brief();
    return Complaint.at(
        shape.origin(),
        "`%s` returns `%s`, which @%s cannot produce"
            .formatted(
                shape.name(),
                shape
                    .factory()
                    .map(
                        factory ->
                            "%s`, which `%s` makes of `%s"
                                .formatted(factory.declared().brief(), factory.brief(), wanted))
                    .orElse(wanted),
                kind.substring(kind.lastIndexOf('.') + 1)));
  }
}
