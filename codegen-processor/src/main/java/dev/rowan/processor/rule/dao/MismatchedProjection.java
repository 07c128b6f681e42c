package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a record that a read returns and that generated code cannot create from a row. */
@DesignRule(
    code = "DAO-22",
    severity = Severity.ERROR,
    summary = "A record or value that a method returns does not match the properties of the entity")
public final class MismatchedProjection implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream()
        .filter(call -> call.method().reads())
        .filter(call -> !call.method().shape().returns().isLargeValue()) // DAO-29
        .flatMap(
            call ->
                call.method().shape().returns().projection().stream()
                    .flatMap(projection -> check(call, projection, dao.dao(), design)));
  }

  private static Stream<Complaint> check(
      PlannedCall call, ProjectionModel projection, DaoModel dao, Design design) {
    if (projection instanceof ProjectionModel.OfGroups groups) {
      return check(call, groups.each(), dao, design);
    }
    if (projection instanceof ProjectionModel.OfValue value) {
      return call.entity().stream() // DAO-07 reports an unknown entity
          .filter(entity -> holdsValue(call.method().shape().returns())) // DAO-03
          .flatMap(entity -> new MismatchedValue(call, value, entity).complaint(design).stream());
    }
    if (projection instanceof ProjectionModel.OfRow row) {
      return call.entity().stream()
          .flatMap(
              entity ->
                  row.components().stream().flatMap(each -> check(call, each, entity, design)));
    }
    if (projection instanceof ProjectionModel.OfOtherSize other) {
      return Stream.of(ofSize(other));
    }
    return projection instanceof ProjectionModel.OfRecord record
        ? check(call, record, dao, design)
        : Stream.empty();
  }

  /** Checks a value of a map, which has the type of its property. */
  private static Stream<Complaint> check(
      PlannedCall call, ProjectionModel.Component component, EntityModel entity, Design design) {
    return entity.property(component.name()).stream()
        .flatMap(
            property ->
                UnreadableTerm.complaint(call, component, entity, property, design).stream());
  }

  private static boolean holdsValue(ReturnModel returns) {
    return returns.holdsRows() || returns.kind() == ReturnModel.Kind.AGGREGATE;
  }

  private static Stream<Complaint> check(
      PlannedCall call, ProjectionModel.OfRecord record, DaoModel dao, Design design) {
    MethodShape shape = call.method().shape();
    Optional<Complaint> ofType = ofType(shape, record, dao);
    if (ofType.isPresent() || call.entity().isEmpty()) {
      return ofType.stream(); // DAO-07 reports an unknown entity
    }
    EntityModel entity = call.entity().get();
    return record.components().stream()
        .flatMap(component -> check(call, record, component, entity, design).stream());
  }

  private static Complaint ofSize(ProjectionModel.OfOtherSize other) {
    String record = other.record().name().simple();
    return Complaint.at(
            other.origin(),
            "columns names %d values, and the number of components of `%s` is %d"
                .formatted(other.terms().size(), record, other.record().components().size()))
        .because("each component of the record receives the value at its position in columns")
        .fix("name as many values as `%s` has components".formatted(record));
  }

  private static Optional<Complaint> ofType(
      MethodShape shape, ProjectionModel.OfRecord projection, DaoModel dao) {
    String name = projection.name().simple();
    if (projection.generic()) {
      return Optional.of(
          Complaint.at(shape.origin(), "`%s` has type parameters".formatted(name))
              .because("generated code creates the record from columns of known types")
              .fix("return a record without type parameters"));
    }
    if (projection.components().isEmpty()) {
      return Optional.of(
          Complaint.at(shape.origin(), "`%s` has no components".formatted(name))
              .because("a record that a read returns has a component for each property to read")
              .fix("add a component with the name and the type of a property"));
    }
    boolean hidden =
        projection.visibility() == Visibility.PRIVATE
            || (projection.visibility() == Visibility.PACKAGE
                && !projection.name().packageName().equals(dao.name().packageName()));
    return hidden
        ? Optional.of(
            Complaint.at(shape.origin(), "generated code cannot access `%s`".formatted(name))
                .because("generated code is in the package of the DAO and calls the constructor")
                .fix("make `%s`, its constructor and the types around it public".formatted(name)))
        : Optional.empty();
  }

  private static Optional<Complaint> check(
      PlannedCall call,
      ProjectionModel.OfRecord projection,
      ProjectionModel.Component component,
      EntityModel entity,
      Design design) {
    MethodShape shape = call.method().shape();
    if (UncomputableAggregate.isIn(call)) {
      return new UncomputableAggregate(call, component, entity).complaint();
    }
    String record = projection.name().simple();
    Optional<PropertyModel> property = entity.property(component.name());
    if (property.isEmpty()) {
      List<String> names = entity.columns().map(PropertyModel::name).toList();
      return Optional.of(
          Complaint.at(
                  shape.origin(),
                  "`%s` of `%s` is no property of `%s`%s"
                      .formatted(
                          component.name(),
                          record,
                          entity.name().simple(),
                          NearName.question(component.name(), names)))
              .because("the components of a record that a read returns name properties")
              .fix(renamed(record, component, entity, names)));
    }
    if (component.aspect() != Aspect.VALUE) {
      return UnreadableTerm.complaint(call, component, entity, property.get(), design);
    }
    if (!MismatchedValue.fits(property.get().javaType(), component.type())) {
      return Optional.of(mistyped(shape, record, component, property.get(), entity));
    }
    return MismatchedValue.isUnboxed(component.type(), property.get())
        ? Optional.of(mistyped(shape, record, component, property.get(), entity))
        : Optional.empty();
  }

  private static String renamed(
      String record, ProjectionModel.Component component, EntityModel entity, List<String> names) {
    return NearName.of(component.name(), names)
        .flatMap(entity::property)
        .map(near -> "%s %s in `%s`".formatted(near.javaType().brief(), near.name(), record))
        .orElseGet(
            () ->
                "name the component one of %s, or remove it from `%s`"
                    .formatted(String.join(", ", names), record));
  }

  private static Complaint mistyped(
      MethodShape shape,
      String record,
      ProjectionModel.Component component,
      PropertyModel property,
      EntityModel entity) {
    String wanted = property.javaType().brief();
    boolean missing = MismatchedValue.fits(property.javaType(), component.type());
    return Complaint.at(
            shape.origin(),
            "`%s` is `%s` in `%s` and `%s` in `%s`"
                .formatted(
                    component.name(),
                    component.type().brief(),
                    record,
                    wanted,
                    entity.name().simple()))
        .because(
            missing
                ? "a primitive component cannot hold a missing value"
                : "the component receives the value of the property as it is, or as a wider number")
        .fix("%s %s in `%s`".formatted(wanted, component.name(), record));
  }
}
