package dev.rowan.processor.rule.ttl;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/** Reports an entity with a rate of inserts and no statement of how long rows are stored. */
@DesignRule(
    code = "TTL-01",
    severity = Severity.WARNING,
    summary = "Rows are inserted at a stated rate, and nothing says how long they are stored")
public final class UndeclaredRetention implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean stated =
        entity.ttl().isPresent()
            || entity.rowLimit().isPresent()
            || entity.hints().retention().isPresent();
    return stated || entity.small()
        ? Stream.empty()
        : entity.hints().rate().stream()
            .filter(rate -> rate.rowsPerDay().isPresent())
            .map(rate -> complaint(entity, rate));
  }

  private static Complaint complaint(EntityModel entity, EntityHints.Rate rate) {
    return Complaint.at(
            rate.origin(),
            "nothing says how long rows of `%s` are stored".formatted(entity.table()))
        .because(
            "%s rows per day%s are inserted; a later TTL does not apply to rows that exist, so they would have to be rewritten"
                .formatted(
                    Amounts.count(rate.rowsPerDay().orElseThrow()),
                    rate.ofOwner() ? " for each owner" : ""))
        .fix("@Retention(forever = true) on `%s`".formatted(entity.name().simple()))
        .fix("@Ttl(days = 365) on `%s`".formatted(entity.name().simple()));
  }
}
