package dev.rowan.processor.rule.query;

import dev.rowan.annotation.IndexKind;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.IndexAdvice;
import dev.rowan.processor.rule.Words;
import java.util.stream.Stream;

/** Reports a select that needs an order, or a range, which its native index does not have. */
@DesignRule(
    code = "IDX-02",
    severity = Severity.ERROR,
    summary = "A native index does not have the order or the range of a select")
public final class NativeIndexOrder implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(call.method() instanceof SelectMethod select)) {
      return Stream.empty();
    }
    if (nearest.shortfall() instanceof Mismatch.NativeOrder order) {
      return Stream.of(ofOrder(select, entity, order));
    }
    return nearest.shortfall() instanceof Mismatch.NativeRange range
        ? Stream.of(ofRange(select, entity, range))
        : Stream.empty();
  }

  private static Complaint ofOrder(
      SelectMethod select, EntityModel entity, Mismatch.NativeOrder order) {
    String stored = Words.key(TableModel.of(entity));
    Complaint complaint =
        Complaint.at(
                select.annotation().withAttribute("orderBy"),
                "native index `%s` does not return rows in the order of `%s`"
                    .formatted(order.index(), select.shape().name()))
            .because(
                (order.inPartition()
                        ? "the rows of a partition come in their stored order, by the key %s"
                        : "the rows come by the token of their partition, then by the key %s; another"
                            + " order would read all rows that match")
                    .formatted(stored));
    for (String index : new IndexAdvice(entity, select).indexes()) {
      complaint = complaint.fix(index);
    }
    return complaint.fix("drop orderBy, and sort in the program");
  }

  private static Complaint ofRange(
      SelectMethod select, EntityModel entity, Mismatch.NativeRange range) {
    NativeIndexModel attached =
        new NativeIndexModel(
            range.model().property(),
            range.model().written(),
            range.model().unnamed(),
            IndexKind.SAI,
            range.model().target(),
            range.model().similarity(),
            range.model().origin());
    boolean legacy = range.model().kind() == IndexKind.LEGACY && attached.findsRanges(entity);
    Complaint complaint =
        Complaint.at(
                select.shape().origin(),
                "native index `%s` does not find the range of `%s`"
                    .formatted(range.index(), select.shape().name()))
            .because(
                legacy
                    ? "an index of kind LEGACY finds rows with one value"
                    : "Cassandra finds ranges of numbers and times by an index, and of no other type");
    if (legacy) {
      complaint =
          complaint.fix(
              "@NativeIndex on `%s`, which is of kind SAI".formatted(attached.property()));
    }
    for (String index : new IndexAdvice(entity, select).indexes()) {
      complaint = complaint.fix(index);
    }
    return complaint;
  }
}
