package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports a method that reads or writes a large value in a way that cannot work. An insert takes
 * the content, and {@code LargeValue} does everything else.
 */
@DesignRule(
    code = "DAO-29",
    severity = Severity.ERROR,
    summary = "A method reads or writes a large value in a way that is not possible")
public final class LargeValueMisused implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return call.entity().stream()
        .flatMap(
            entity ->
                Stream.of(ofInsert(call, entity), ofSelect(call, entity), ofWrite(call, entity))
                    .flatMap(Optional::stream));
  }

  private static Optional<Complaint> ofInsert(PlannedCall call, EntityModel entity) {
    if (!(call.method() instanceof DaoMethod.InsertMethod insert)) {
      return Optional.empty();
    }
    MethodShape shape = insert.shape();
    List<Integer> contents = shape.positions(ParameterModel.Kind.CONTENT);
    if (contents.isEmpty() || shape.position(ParameterModel.Kind.ENTITY).isEmpty()) {
      return contents.isEmpty() ? Optional.empty() : ofEntities(shape);
    }
    ParameterModel content = shape.parameters().get(contents.get(0));
    if (contents.size() > 1) {
      return Optional.of(
          Complaint.at(
                  shape.parameters().get(contents.get(1)).origin(),
                  "`%s` inserts the content of two large values".formatted(shape.brief()))
              .because("the row refers to a value when all of it is stored, one after the other")
              .fix("drop the parameter, and write the other value by its LargeValue"));
    }
    boolean names = chunked(entity).contains(content.name());
    return names ? ofCondition(insert, entity) : Optional.of(ofName(shape, content, entity));
  }

  private static Complaint ofName(MethodShape shape, ParameterModel content, EntityModel entity) {
    Complaint complaint =
        Complaint.at(
                content.origin(),
                "parameter `%s` of `%s` names no large value of `%s`"
                    .formatted(content.name(), shape.brief(), entity.name().simple()))
            .because("the parameter with the content has the name of a property with @Chunked");
    List<String> names = chunked(entity);
    return names.isEmpty()
        ? complaint.fix("drop the parameter")
        : complaint.fix(content.type().brief() + " " + names.get(0));
  }

  private static Optional<Complaint> ofEntities(MethodShape shape) {
    return shape.position(ParameterModel.Kind.ENTITIES).isPresent()
        ? Optional.of(
            Complaint.at(
                    shape.origin(),
                    "`%s` inserts one content with several entities".formatted(shape.brief()))
                .because("a large value belongs to one row")
                .fix("insert one entity with its content"))
        : Optional.empty(); // DAO-08
  }

  private static Optional<Complaint> ofCondition(
      DaoMethod.InsertMethod insert, EntityModel entity) {
    MethodShape shape = insert.shape();
    if (insert.isConditionalOn(entity)) {
      return Optional.of(
          Complaint.at(
                  insert.annotation().withAttribute("ifNotExists"),
                  "`%s` inserts a large value under a condition".formatted(shape.brief()))
              .because(
                  "the content is stored before the row, so a condition of the row would come too"
                      + " late")
              .fix(
                  "insert the row alone with ifNotExists, and write the content if it was inserted")
              .fix("drop ifNotExists"));
    }
    if (shape.returns().isDeferred()) {
      return Optional.of(
          Complaint.at(
                  shape.origin(), "`%s` plans the write of a large value".formatted(shape.brief()))
              .because("a planned write sends nothing, and the content needs many requests")
              .fix("void, to write it now")
              .fix("plan the write of the row alone, and write the content by its LargeValue"));
    }
    return shape.returns().later()
        ? Optional.of(
            Complaint.at(
                    shape.origin(),
                    "`%s` reads its content in the thread of the caller".formatted(shape.brief()))
                .because("an asynchronous method must not block, and a stream does")
                .fix("void, or the entity; call it in a thread that may block"))
        : Optional.empty();
  }

  private static Optional<Complaint> ofSelect(PlannedCall call, EntityModel entity) {
    MethodShape shape = call.method().shape();
    ReturnModel returns = shape.returns();
    if (!returns.isLargeValue() || !(call.method() instanceof DaoMethod.SelectMethod)) {
      return Optional.empty();
    }
    List<PropertyModel> returned = call.method().returned(entity);
    boolean isOne = returned.size() == 1 && returned.get(0).chunked().isPresent();
    List<String> names = chunked(entity);
    if (!isOne || returns.projection().isEmpty()) {
      Complaint complaint =
          Complaint.at(
                  shape.origin(),
                  "`%s` returns a LargeValue of no property with @Chunked".formatted(shape.brief()))
              .because("columns names the property whose chunks the LargeValue reads and writes");
      return Optional.of(
          names.isEmpty()
              ? complaint.fix("@Chunked Chunks content, in `%s`".formatted(entity.name().simple()))
              : complaint.fix("@Select(columns = \"%s\")".formatted(names.get(0))));
    }
    return call.plan().filter(plan -> !isOfWholeKey(plan, shape)).map(plan -> ofKey(shape, entity));
  }

  /** Whether the parameters are the values of the whole primary key, and options of reads. */
  private static boolean isOfWholeKey(MethodPlan plan, MethodShape shape) {
    if (plan instanceof MethodPlan.NoPlan) {
      return true; // QRY rules report it
    }
    return plan instanceof MethodPlan.Read read
        && read.table().isBase()
        && read.equality().size() == read.table().primaryKey().size()
        && read.equality().stream().noneMatch(Binding::several)
        && read.limit().isEmpty()
        && shape.position(ParameterModel.Kind.COMPARED).isEmpty();
  }

  private static Complaint ofKey(MethodShape shape, EntityModel entity) {
    String key =
        TableModel.of(entity).primaryKey().stream()
            .map(column -> column.javaType().brief() + " " + column.parameter())
            .collect(Collectors.joining(", "));
    return Complaint.at(
            shape.origin(), "`%s` does not name one row by its key".formatted(shape.brief()))
        .because(
            "chunks are stored under the whole key of their row, which is %s"
                .formatted(Words.key(TableModel.of(entity))))
        .fix("LargeValue %s(%s);".formatted(shape.name(), key));
  }

  private static Optional<Complaint> ofWrite(PlannedCall call, EntityModel entity) {
    if (call.method() instanceof DaoMethod.InsertMethod || call.method().reads()) {
      return Optional.empty();
    }
    List<String> names = chunked(entity);
    return call.method().shape().parameters().stream()
        .filter(parameter -> names.contains(parameter.name()))
        .filter(parameter -> !call.method().carriesEntity())
        .findFirst()
        .map(
            parameter ->
                Complaint.at(
                        parameter.origin(),
                        "`%s` writes `%s`, which is a large value"
                            .formatted(call.method().shape().brief(), parameter.name()))
                    .because("only its own methods write a large value, together with its chunks")
                    .fix(
                        "a method with @Select(columns = \"%s\") that returns LargeValue, and call its write"
                            .formatted(parameter.name())));
  }

  private static List<String> chunked(EntityModel entity) {
    return entity.chunked().map(PropertyModel::name).toList();
  }
}
