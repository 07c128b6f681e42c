package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Udt;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.stream.Stream;

/** Reports two user-defined types of the same name. */
@DesignRule(
    code = "MAP-19",
    severity = Severity.ERROR,
    summary = "Two user-defined types share a name")
public final class DuplicateType implements UdtRule {
  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.tuple() // a tuple has no name
        ? Stream.empty()
        : clash(udt, design);
  }

  private static Stream<Complaint> clash(UdtModel udt, Design design) {
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
                        "user-defined type `%s` already belongs to `%s`"
                            .formatted(udt.typeName(), other.name().simple()))
                    .because("a keyspace has each type name once, with one list of fields")
                    .fix("@Udt(\"%s_2\")".formatted(udt.typeName())));
  }
}
