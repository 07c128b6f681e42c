package dev.rowan.processor.rule;

import dev.rowan.annotation.Udt;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** One keyspace has each type once. */
@DesignRule(
    code = "MAP-19",
    severity = Severity.ERROR,
    summary = "Two user-defined types share a name")
final class DuplicateType implements UdtRule {
  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return design.udts().stream()
        .takeWhile(other -> !other.equals(udt))
        .filter(other -> other.typeName().equals(udt.typeName()))
        .limit(1)
        .map(
            other ->
                Complaint.at(
                        udt.mapped()
                            .origin()
                            .withAnnotation(Udt.class.getCanonicalName(), 0)
                            .withAttribute("value"),
                        "the type `%s` is already that of `%s`"
                            .formatted(udt.typeName(), other.name().simple()))
                    .because("a type has one list of fields")
                    .fix("@Udt(\"%s_2\")".formatted(udt.typeName())));
  }
}
