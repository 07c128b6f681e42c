package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Column;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.stream.Stream;

/** Reports a column type that does not match the Java type. Only text and UUIDs leave a choice. */
@DesignRule(
    code = "MAP-12",
    severity = Severity.ERROR,
    summary = "The type in @Column does not match the Java type")
public final class MismatchedColumnType implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> !property.type().isUnsupported()) // MAP-01
        .flatMap(MismatchedColumnType::check);
  }

  private static Stream<Complaint> check(PropertyModel property) {
    return property.requested().stream()
        .filter(kind -> !property.type().anyPart(part -> isStoredAs(part, kind)))
        .map(kind -> complaint(property, kind));
  }

  private static boolean isStoredAs(ColumnType type, ScalarKind kind) {
    return type.equals(ColumnType.of(kind))
        || (type instanceof ColumnType.EnumByName && kind == ScalarKind.TEXT);
  }

  private static Complaint complaint(PropertyModel property, ScalarKind kind) {
    return Complaint.at(
            property
                .origin()
                .withAnnotation(Column.class.getCanonicalName(), 0)
                .withAttribute("type"),
            "`%s` has type `%s` and cannot be stored as `%s`"
                .formatted(property.name(), property.javaType().brief(), kind.cql()))
        .because(
            property.type() instanceof ColumnType.EnumByName
                ? "an enum is stored by the names of its constants"
                : "a `%s` column holds a Java `%s`".formatted(kind.cql(), kind.javaName()))
        .fix("drop type =, so that the column has type `%s`".formatted(property.type().cql()));
  }
}
