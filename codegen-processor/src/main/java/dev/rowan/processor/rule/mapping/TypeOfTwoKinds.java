package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Tuple;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.stream.Stream;

/** Reports a class that is a user-defined type and a tuple. */
@DesignRule(
    code = "MAP-34",
    severity = Severity.ERROR,
    summary = "A class is a user-defined type and a tuple")
public final class TypeOfTwoKinds implements UdtRule {
  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.tuple() && udt.udt()
        ? Stream.of(
            Complaint.at(
                    udt.mapped().origin().withAnnotation(Tuple.class.getCanonicalName(), 0),
                    "`%s` has @Udt and @Tuple".formatted(udt.name().simple()))
                .because(
                    "a column has one type: a user-defined type, which has a name and can get more"
                        + " fields, or a tuple, which has no name and never changes")
                .fix("drop @Tuple")
                .fix("drop @Udt"))
        : Stream.empty();
  }
}
