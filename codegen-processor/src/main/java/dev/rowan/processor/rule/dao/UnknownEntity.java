package dev.rowan.processor.rule.dao;

import dev.rowan.annotation.Delete;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/** Reports an update, increment or delete by key whose entity is not known. */
@DesignRule(
    code = "DAO-07",
    severity = Severity.ERROR,
    summary = "The entity of a method is not known")
public final class UnknownEntity implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    boolean byKey =
        method instanceof UpdateMethod
            || method instanceof DeleteMethod
            || method instanceof IncrementMethod;
    return byKey && method.entity().isEmpty() ? Stream.of(complaint(method)) : Stream.empty();
  }

  private static Complaint complaint(DaoMethod method) {
    if (method instanceof DeleteMethod delete && delete.named().isPresent()) {
      return Complaint.at(
              delete.annotation().withAttribute("entity"),
              "`%s` is not an entity".formatted(simple(delete.named().get())))
          .because("a delete removes rows from the table of an entity")
          .fix("name a type that has @Entity");
    }
    Origin origin = method.shape().origin();
    Complaint complaint =
        Complaint.at(origin, "the entity of `%s` is not known".formatted(method.shape().brief()))
            .because(
                "its parameters are values, and the other methods of the DAO use no entity or"
                    + " several");
    return method instanceof DeleteMethod
        ? complaint.fix("@%s(entity = Item.class)".formatted(Delete.class.getSimpleName()))
        : complaint.fix("declare a separate DAO for each entity");
  }

  private static String simple(String qualified) {
    return qualified.substring(qualified.lastIndexOf('.') + 1);
  }
}
