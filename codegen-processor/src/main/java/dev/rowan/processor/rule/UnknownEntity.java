package dev.rowan.processor.rule;

import dev.rowan.annotation.Delete;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.plan.PlannedCall;
import java.util.stream.Stream;

/** An update or a delete by key does not name its entity; something else must. */
@DesignRule(
    code = "DAO-07",
    severity = Severity.ERROR,
    summary = "Nothing tells which entity a method is about")
final class UnknownEntity implements CallRule {
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
              "`%s` is no entity".formatted(simple(delete.named().get())))
          .because("a delete removes rows of the table of an entity")
          .fix("name a type with @Entity");
    }
    Origin origin = method.shape().origin();
    Complaint complaint =
        Complaint.at(
                origin,
                "nothing tells which entity `%s` is about".formatted(method.shape().brief()))
            .because(
                "the parameters are values, and the DAO's other methods show no entity, or several");
    return method instanceof DeleteMethod
        ? complaint.fix("@%s(entity = Item.class)".formatted(Delete.class.getSimpleName()))
        : complaint.fix("give each entity a DAO of its own");
  }

  private static String simple(String qualified) {
    return qualified.substring(qualified.lastIndexOf('.') + 1);
  }
}
