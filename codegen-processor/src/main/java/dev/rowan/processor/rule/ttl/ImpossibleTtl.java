package dev.rowan.processor.rule.ttl;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TtlModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/** Reports a TTL that is not positive, or longer than the store accepts. */
@DesignRule(
    code = "TTL-03",
    severity = Severity.ERROR,
    summary = "A TTL is not positive, or longer than 20 years")
public final class ImpossibleTtl implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        entity.ttl().stream()
            .filter(ttl -> !ttl.isPossible())
            .map(
                ttl ->
                    complaint(ttl, "")
                        .fix("@Ttl(days = 30)")
                        .fix("drop @Ttl, so that rows never expire")),
        entity.indexes().stream().flatMap(ImpossibleTtl::ofEntries));
  }

  private static Stream<Complaint> ofEntries(IndexModel index) {
    return index.ttl().stream()
        .filter(ttl -> !ttl.isPossible())
        .map(
            ttl ->
                complaint(ttl, " of index `" + index.name() + "`")
                    .fix("ttl = @Ttl(days = 7)")
                    .fix("drop `ttl`, so that entries expire with their rows"));
  }

  private static Complaint complaint(TtlModel ttl, String place) {
    return Complaint.at(ttl.origin(), "the TTL%s is %d seconds".formatted(place, ttl.seconds()))
        .because("Cassandra accepts a TTL from 1 second to 20 years of 365 days");
  }
}
