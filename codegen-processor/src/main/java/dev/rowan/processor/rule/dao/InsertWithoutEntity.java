package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.source.GeneratedNames;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports an insert that does not have exactly one entity parameter. */
@DesignRule(
    code = "DAO-08",
    severity = Severity.ERROR,
    summary = "An insert does not have exactly one entity parameter")
public final class InsertWithoutEntity implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream().flatMap(call -> check(call, dao, design));
  }

  private static Stream<Complaint> check(PlannedCall call, PlannedDao dao, Design design) {
    if (!(call.method() instanceof InsertMethod method)) {
      return Stream.empty();
    }
    MethodShape shape = method.shape();
    int entities = shape.positions(ParameterModel.Kind.ENTITY).size();
    return entities == 1
        ? Stream.empty()
        : Stream.of(
            Complaint.at(
                    shape.origin(),
                    "`%s` has %s entity parameter"
                        .formatted(shape.brief(), entities == 0 ? "no" : "more than one"))
                .because("an insert writes all columns of one row, from one entity")
                .fix(fix(method, dao, design)));
  }

  private static String fix(InsertMethod method, PlannedDao dao, Design design) {
    String type =
        inCollection(method, design)
            .or(() -> method.entity().flatMap(design::entity))
            .or(() -> dao.calls().stream().flatMap(call -> call.entity().stream()).findFirst())
            .map(entity -> entity.name().nested())
            .orElse("YourEntity");
    String fix = "void %s(%s entity);".formatted(method.shape().name(), type);
    return inCollection(method, design)
        .map(entity -> GeneratedNames.mapping(entity.name()).simple())
        .map(mapping -> "%s or rowan.bulk(%s.INSTANCE) for many".formatted(fix, mapping))
        .orElse(fix);
  }

  private static Optional<EntityModel> inCollection(InsertMethod method, Design design) {
    return method.shape().parameters().stream()
        .flatMap(parameter -> parameter.type().arguments().stream())
        .flatMap(inside -> design.entity(inside.raw()).stream())
        .findFirst();
  }
}
