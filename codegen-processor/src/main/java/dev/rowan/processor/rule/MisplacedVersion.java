package dev.rowan.processor.rule;

import dev.rowan.annotation.Version;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A version counts the changes of one row: one long number, of the row alone. */
@DesignRule(
    code = "MAP-21",
    severity = Severity.ERROR,
    summary = "A version is no long, not the row's own, or one of several")
final class MisplacedVersion implements EntityRule, UdtRule {
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
        .map(property -> complaint(property, "is a version inside of a type"));
  }

  private static List<PropertyModel> versions(EntityModel entity) {
    return entity.properties().stream().filter(PropertyModel::version).toList();
  }

  private static Optional<String> fact(PropertyModel property) {
    if (property.isKey()) {
      return Optional.of("is a version in a key");
    }
    if (property.isStatic()) {
      return Optional.of("is a version of a whole partition");
    }
    if (property.isTransient()) {
      return Optional.of("is a version that is not stored");
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
        .because("a version counts the changes of one row, and is compared with the stored one")
        .fix("@Version long %s, once, beside the key".formatted(property.name()));
  }
}
