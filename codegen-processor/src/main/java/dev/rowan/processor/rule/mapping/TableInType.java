package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Static;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports annotations of a table on a user-defined type or a tuple. Both are types of a column, and
 * have no rows.
 */
@DesignRule(
    code = "MAP-18",
    severity = Severity.ERROR,
    summary = "A user-defined type has an annotation that only a table can have")
public final class TableInType implements UdtRule {
  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    List<Complaint> complaints = new ArrayList<>();
    if (udt.entity()) {
      Class<?> annotation = udt.tuple() ? Tuple.class : Udt.class;
      Origin origin = udt.mapped().origin().withAnnotation(annotation.getCanonicalName(), 0);
      complaints.add(
          complaint(origin, udt, udt.name().simple(), "is also an entity", "@" + udt.annotation()));
    }
    if (!udt.mapped().indexes().isEmpty()) {
      IndexModel first = udt.mapped().indexes().get(0);
      complaints.add(
          complaint(
              first.origin(),
              udt,
              udt.name().simple(),
              "is a " + udt.noun(),
              first.kind().annotation()));
    }
    udt.mapped()
        .ttl()
        .map(ttl -> complaint(ttl.origin(), udt, udt.name().simple(), "is a " + udt.noun(), "@Ttl"))
        .ifPresent(complaints::add);
    udt.mapped()
        .rowLimit()
        .map(
            limit ->
                complaint(
                    limit.origin(), udt, udt.name().simple(), "is a " + udt.noun(), "@KeepLast"))
        .ifPresent(complaints::add);
    udt.fields()
        .flatMap(field -> field.nativeIndexes().stream().limit(1))
        .map(
            index ->
                complaint(
                    index.origin(),
                    udt,
                    index.property(),
                    "is a field of a " + udt.noun(),
                    "@NativeIndex"))
        .forEach(complaints::add);
    udt.fields()
        .filter(field -> field.isKey() || field.isStatic())
        .map(field -> ofField(udt, field))
        .forEach(complaints::add);
    return complaints.stream();
  }

  private static Complaint ofField(UdtModel udt, PropertyModel field) {
    Origin origin =
        field.isKey()
            ? field.keys().get(0).origin()
            : field.origin().withAnnotation(Static.class.getCanonicalName(), 0);
    String annotation = origin.annotation().substring(origin.annotation().lastIndexOf('.') + 1);
    return complaint(origin, udt, field.name(), "is a field of a " + udt.noun(), "@" + annotation);
  }

  private static Complaint complaint(
      Origin origin, UdtModel udt, String name, String fact, String annotation) {
    return Complaint.at(origin, "`%s` has %s, but %s".formatted(name, annotation, fact))
        .because(
            "a %s is the type of a column; it has no key, no rows and no indexes"
                .formatted(udt.noun()))
        .fix("drop " + annotation);
  }
}
