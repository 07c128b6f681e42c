package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.IndexAdvice;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports a range over several properties that no table sorts by in this order. Rows between two
 * tuples are contiguous only in the order of the key.
 */
@DesignRule(
    code = "QRY-15",
    severity = Severity.ERROR,
    summary = "A tuple is compared with columns that do not follow each other in the key")
public final class TupleAgainstKey implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.OtherTuple other)) {
      return Stream.empty();
    }
    Complaint complaint =
        Complaint.at(
                call.method().clause("where"),
                "(%s) are not the next columns of the key of `%s`"
                    .formatted(String.join(", ", other.names()), nearest.table().name()))
            .because(
                "the key is %s; rows between two tuples are contiguous only in the order of the key"
                    .formatted(Words.key(nearest.table())));
    if (call.method() instanceof SelectMethod select) {
      for (String index : new IndexAdvice(entity, select).indexes()) {
        complaint = complaint.fix(index);
      }
    }
    List<String> stored = other.stored().stream().map(TableColumn::parameter).toList();
    return Stream.of(complaint.fix("compare (%s) instead".formatted(String.join(", ", stored))));
  }
}
