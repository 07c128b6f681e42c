package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports an update, increment or delete by key, or a read of a record, whose entity is not known
 * or not clear.
 */
@DesignRule(
    code = "DAO-07",
    severity = Severity.ERROR,
    summary = "The entity of a method is not known")
public final class UnknownEntity implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream()
        .map(PlannedCall::method)
        .filter(UnknownEntity::canNameEntity)
        .flatMap(method -> check(method, design).stream());
  }

  /** Whether the entity can be unknown; DAO-03 reports a read that returns no rows. */
  private static boolean canNameEntity(DaoMethod method) {
    ReturnModel returns = method.shape().returns();
    return (method.reads()
            && (returns.holdsRows() || returns.isAboutRows() || returns.isLargeValue()))
        || method instanceof UpdateMethod
        || method instanceof DeleteMethod
        || method instanceof IncrementMethod;
  }

  private static Optional<Complaint> check(DaoMethod method, Design design) {
    if (method.entity().isEmpty()) {
      return Optional.of(method.named().isPresent() ? noEntity(method) : unknown(method, design));
    }
    return shown(method)
        .filter(given -> !given.equals(method.entity().get()))
        .filter(given -> method.named().isPresent())
        .findFirst()
        .map(given -> contradicted(method, given));
  }

  /** Returns the entities that the types of the method show. */
  private static Stream<String> shown(DaoMethod method) {
    return method.reads()
        ? method.shape().returns().entity().stream()
        : method.shape().parameters().stream().flatMap(parameter -> parameter.entity().stream());
  }

  private static Complaint noEntity(DaoMethod method) {
    return Complaint.at(
            method.annotation().withAttribute("entity"),
            "`%s` is not an entity".formatted(simple(method.named().orElseThrow())))
        .because("a method reads or writes rows in the table of an entity")
        .fix("name a type that has @Entity");
  }

  private static Complaint contradicted(DaoMethod method, String given) {
    return Complaint.at(
            method.annotation().withAttribute("entity"),
            "`%s` names entity `%s`, but its %s is of `%s`"
                .formatted(
                    method.shape().brief(),
                    simple(method.entity().orElseThrow()),
                    method.reads() ? "result" : "parameter",
                    simple(given)))
        .because("a method reads or writes rows in the table of one entity")
        .fix(naming(method, simple(given)));
  }

  private static Complaint unknown(DaoMethod method, Design design) {
    Complaint complaint =
        Complaint.at(
                method.shape().origin(),
                "the entity of `%s` is not known".formatted(method.shape().brief()))
            .because(
                (method.reads() ? "its result is no entity" : "its parameters are values")
                    + ", and the other methods of the DAO use no entity or several");
    return complaint.fix(
        likely(method, design)
            .map(name -> naming(method, name))
            .orElseGet(() -> "name the entity: " + naming(method, "<your entity>")));
  }

  /** Returns the annotation of the method with that entity. */
  private static String naming(DaoMethod method, String entity) {
    String because =
        method instanceof ScanMethod scan ? ", because = \"%s\"".formatted(scan.because()) : "";
    return "@%s(entity = %s.class%s%s)"
        .formatted(kind(method), entity, columns(method.shape().returns()), because);
  }

  private static String columns(ReturnModel returns) {
    String named = Words.columns(returns);
    return named.isEmpty() ? "" : ", columns = \"%s\"".formatted(named);
  }

  /** Returns the entity whose key the parameters give, and whose properties they name. */
  private static Optional<String> likely(DaoMethod method, Design design) {
    List<String> given =
        method.shape().parameters().stream()
            .filter(
                parameter ->
                    parameter.kind() == ParameterModel.Kind.VALUE
                        || parameter.kind() == ParameterModel.Kind.ANY_OF
                        || parameter.kind() == ParameterModel.Kind.RANGE)
            .map(ParameterModel::name)
            .toList();
    return design.entities().stream()
        .filter(entity -> given.stream().allMatch(name -> entity.property(name).isPresent()))
        .filter(entity -> returns(method, entity))
        .filter(entity -> method.reads() || given.containsAll(names(key(method, entity))))
        .map(entity -> entity.name().nested())
        .findFirst();
  }

  private static boolean returns(DaoMethod method, EntityModel entity) {
    return method.shape().returns().projection().stream()
        .flatMap(projection -> projection.components().stream())
        .allMatch(component -> entity.property(component.name()).isPresent());
  }

  private static List<PropertyModel> key(DaoMethod method, EntityModel entity) {
    return method instanceof DeleteMethod ? entity.partitionKey() : entity.primaryKey();
  }

  private static List<String> names(List<PropertyModel> properties) {
    return properties.stream().map(PropertyModel::name).toList();
  }

  private static String kind(DaoMethod method) {
    return simple(method.annotation().annotation());
  }

  private static String simple(String qualified) {
    return qualified.substring(qualified.lastIndexOf('.') + 1);
  }
}
