package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TtlModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A row lives for some time, which the store can count. */
@DesignRule(
    code = "TTL-03",
    severity = Severity.ERROR,
    summary = "A ttl is nothing, or too long for the store")
final class ImpossibleTtl implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.ttl().filter(ttl -> !ttl.isPossible()).map(ImpossibleTtl::complaint).stream();
  }

  private static Complaint complaint(TtlModel ttl) {
    return Complaint.at(ttl.origin(), "the ttl is %d seconds".formatted(ttl.seconds()))
        .because("a ttl is more than nothing, and at most 20 years of 365 days")
        .fix("@Ttl(days = 30)")
        .fix("drop @Ttl, so that rows stay until they are deleted");
  }
}
