package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Version;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a version that is not one regular {@code long} column of the row. */
@DesignRule(
    code = "MAP-21",
    severity = Severity.ERROR,
    summary = "@Version is not on exactly one regular long property of an entity")
public final class MisplacedVersion implements EntityRule, UdtRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<PropertyModel> versions = versions(entity);
    return versions.stream()
        .flatMap(
            property -> {
              Optional<String> fact =
                  versions.indexOf(property) > 0
                      ? Optional.of("is a second version")
                      : fact(property);
              return fact.map(each -> complaint(property, each)).stream();
            });
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return versions(udt.mapped()).stream()
        .map(property -> complaint(property, "is a version inside a " + udt.noun()));
  }

  private static List<PropertyModel> versions(EntityModel entity) {
    return entity.properties().stream().filter(PropertyModel::version).toList();
  }

  private static Optional<String> fact(PropertyModel property) {
    if (property.isKey()) {
      return Optional.of("is a version and a key column");
    }
    if (property.isStatic()) {
      return Optional.of("is a version and static");
    }
    if (property.isTransient()) {
      return Optional.of("is a version and not stored");
    }
    boolean isLong = property.type().equals(ColumnType.of(ScalarKind.BIGINT));
    return isLong
        ? Optional.empty()
        : Optional.of("is a version of type `%s`".formatted(property.javaType().brief()));
  }

  private static Complaint complaint(PropertyModel property, String fact) {
    return Complaint.at(
            property.origin().withAnnotation(Version.class.getCanonicalName(), 0),
            "`%s` %s".formatted(property.name(), fact))
        .because(
            "a version counts the changes of one row; each write compares it with the stored"
                + " version")
        .fix(
            "@Version long %s, on one property of the entity that is not a key column"
                .formatted(property.name()));
  }
}
