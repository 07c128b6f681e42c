package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/** Reports a method of which the buckets cannot be computed. */
@DesignRule(
    code = "QRY-11",
    severity = Severity.ERROR,
    summary = "A method gives neither a bucket nor the time that it is computed from")
public final class UnknownBucket implements PlanRule {
  private static final int WALK = 30;
  private static final long SECONDS_OF_DAY = 86_400;

  /** Whether all missing columns are computed: buckets, and possibly shards beside them. */
  static boolean isIn(Mismatch.PartitionIncomplete incomplete) {
    return incomplete.missing().stream().allMatch(TableColumn::isComputedProperty)
        && incomplete.missing().stream().anyMatch(column -> column.bucket().isPresent());
  }

  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.PartitionIncomplete incomplete)
        || !isIn(incomplete)) {
      return Stream.empty();
    }
    TableColumn column =
        incomplete.missing().stream()
            .filter(each -> each.bucket().isPresent())
            .findFirst()
            .orElseThrow();
    ComputedKey.Bucket bucket = column.bucket().orElseThrow();
    String time =
        entity
            .property(bucket.source())
            .map(source -> "Range<%s> %s".formatted(source.javaType().brief(), source.name()))
            .orElse(bucket.source());
    Complaint complaint =
        Complaint.at(
                call.method().whole(),
                "`%s` gives neither `%s` nor a time of `%s`"
                    .formatted(call.method().shape().brief(), column.parameter(), bucket.source()))
            .because(
                "each bucket of `%s` is a partition; without its time, no bucket is known"
                    .formatted(nearest.table().name()));
    if (call.method() instanceof DaoMethod.SelectMethod) {
      int walk = walk(entity, bucket);
      complaint =
          complaint.fix(
              "@Bucket(..., maxWalk = %d) on `%s`: reads begin at the current time and visit at most %d buckets"
                  .formatted(walk, annotated(entity, column), walk));
    }
    if (call.method().isStatement()) {
      return Stream.of(
          complaint
              .fix("compare `%s` with the ends of a range".formatted(bucket.source()))
              .fix(Words.given(call.method(), List.of(column))));
    }
    return Stream.of(
        complaint
            .fix("add a parameter " + time)
            .fix("add a parameter %s %s".formatted(column.javaType().brief(), column.parameter())));
  }

  /** Returns how many buckets have rows that did not expire, if rows expire. */
  private static int walk(EntityModel entity, ComputedKey.Bucket bucket) {
    return entity
        .ttl()
        .map(ttl -> bucket.within((ttl.seconds() + SECONDS_OF_DAY - 1) / SECONDS_OF_DAY).maxWalk())
        .filter(periods -> periods > 0)
        .orElse(WALK);
  }

  /** Returns the name of what has the annotation: a property, or the entity itself. */
  private static String annotated(EntityModel entity, TableColumn column) {
    return entity
        .property(column.component().property())
        .filter(PropertyModel::hasNoMember)
        .map(each -> entity.name().simple())
        .orElse(column.parameter());
  }
}
