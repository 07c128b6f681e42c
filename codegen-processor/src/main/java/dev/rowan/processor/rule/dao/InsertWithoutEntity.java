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

/**
 * Reports an insert that does not have exactly one parameter with one entity or several, and a
 * conditional insert of several.
 */
@DesignRule(
    code = "DAO-08",
    severity = Severity.ERROR,
    summary =
        "An insert does not have exactly one parameter with entities, or inserts several under a"
            + " condition")
public final class InsertWithoutEntity implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream().flatMap(call -> check(call, dao, design));
  }

  private static Stream<Complaint> check(PlannedCall call, PlannedDao dao, Design design) {
    if (!(call.method() instanceof InsertMethod method) || method.written().isPresent()) {
      return Stream.empty();
    }
    MethodShape shape = method.shape();
    int single = shape.positions(ParameterModel.Kind.ENTITY).size();
    int several = shape.positions(ParameterModel.Kind.ENTITIES).size();
    if (single + several == 1) {
      return several == 0 ? Stream.empty() : ofSeveral(call, method).stream();
    }
    Complaint complaint =
        Complaint.at(
                shape.origin(),
                "`%s` has %s entity parameter"
                    .formatted(shape.brief(), single + several == 0 ? "no" : "more than one"))
            .because("an insert writes all columns of a row, from one entity or each of several");
    return Stream.of(
        inCollection(method, design)
            .filter(entity -> single + several == 0)
            .map(entity -> ofOtherCollection(complaint, method, entity))
            .orElseGet(() -> complaint.fix(fix(method, dao, design))));
  }

  private static Complaint ofOtherCollection(
      Complaint complaint, InsertMethod method, EntityModel entity) {
    return complaint
        .fix(
            "void %s(Collection<%s> entities);"
                .formatted(method.shape().name(), entity.name().nested()))
        .fix(
            "rowan.bulk(%s.INSTANCE), for very many"
                .formatted(GeneratedNames.mapping(entity.name()).simple()));
  }

  /** Reports a condition of an insert of several entities. */
  private static Optional<Complaint> ofSeveral(PlannedCall call, InsertMethod method) {
    boolean versioned = call.entity().flatMap(EntityModel::version).isPresent();
    if (!method.ifNotExists() && !versioned) {
      return Optional.empty();
    }
    MethodShape shape = method.shape();
    String entity = call.entity().map(each -> each.name().nested()).orElse("YourEntity");
    Complaint complaint =
        Complaint.at(
                shape.origin(),
                "`%s` inserts several entities under a condition".formatted(shape.brief()))
            .because(
                (method.ifNotExists() ? "" : "a @Version makes each insert conditional; ")
                    + "a condition checks one row, and the result tells about one row")
            .fix(
                "%s %s(%s entity);"
                    .formatted(method.ifNotExists() ? "boolean" : "void", shape.name(), entity));
    return Optional.of(method.ifNotExists() ? complaint.fix("drop ifNotExists") : complaint);
  }

  private static String fix(InsertMethod method, PlannedDao dao, Design design) {
    String type =
        inCollection(method, design)
            .or(() -> method.entity().flatMap(design::entity))
            .or(() -> dao.calls().stream().flatMap(call -> call.entity().stream()).findFirst())
            .map(entity -> entity.name().nested())
            .orElse("YourEntity");
    return "void %s(%s entity);".formatted(method.shape().name(), type);
  }

  private static Optional<EntityModel> inCollection(InsertMethod method, Design design) {
    return method.shape().parameters().stream()
        .flatMap(parameter -> parameter.type().arguments().stream())
        .flatMap(inside -> design.entity(inside.raw()).stream())
        .findFirst();
  }
}
