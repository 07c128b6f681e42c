package dev.rowan.processor.rule.key;

import dev.rowan.annotation.Order;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.KeyPart;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reports a primary key whose columns have no definite order. The order decides which rows share a
 * partition and which queries are possible, so Rowan never guesses it.
 */
@DesignRule(
    code = "KEY-01",
    severity = Severity.ERROR,
    summary = "The primary key has no definite structure")
public final class BrokenKeyStructure implements EntityRule {
  /** One key annotation and the property that has it. */
  private record Placed(PropertyModel property, KeyPart part) {}

  /** Whether the entity's own key has an error. Rules about queries are then silent. */
  public static boolean isIn(EntityModel entity) {
    return ofKey(entity).findAny().isPresent();
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        ofKey(entity), entity.indexes().stream().flatMap(BrokenKeyStructure::orderedPartition));
  }

  private static Stream<Complaint> ofKey(EntityModel entity) {
    if (entity.columns().findAny().isEmpty()) {
      return Stream.empty(); // MAP-06 and MAP-07 report it
    }
    return Stream.of(
            noPartitionKey(entity),
            inBothHalves(entity),
            positions(entity, KeyPart.Role.PARTITION),
            positions(entity, KeyPart.Role.CLUSTERING))
        .flatMap(complaints -> complaints);
  }

  private static Stream<Complaint> noPartitionKey(EntityModel entity) {
    if (!entity.partitionKey().isEmpty()) {
      return Stream.empty();
    }
    PropertyModel first = entity.columns().findFirst().orElseThrow();
    return Stream.of(
        Complaint.at(entity.origin(), "`%s` has no partition key".formatted(entity.name().simple()))
            .because("the hash of the partition key decides which nodes store a row")
            .fix("@PartitionKey %s %s".formatted(first.javaType().brief(), first.name())));
  }

  private static Stream<Complaint> inBothHalves(EntityModel entity) {
    return entity
        .columns()
        .filter(property -> property.keys().size() > 1)
        .map(
            property ->
                Complaint.at(
                        property.keys().get(1).origin(),
                        "`%s` is in the partition key and a clustering column"
                            .formatted(property.name()))
                    .because(
                        "a column has one place in the key; all rows of a partition share the"
                            + " partition key")
                    .fix("drop @PartitionKey or @Clustering"));
  }

  private static Stream<Complaint> positions(EntityModel entity, KeyPart.Role role) {
    List<Placed> placed = placed(entity, role);
    List<Complaint> complaints = new ArrayList<>();
    Map<Integer, Placed> byPosition = new HashMap<>();
    for (Placed each : placed) {
      if (each.property().hasNoMember() && !each.part().positioned()) {
        complaints.add(withoutPosition(each, placed));
      } else if (lacksNumber(each, placed)) {
        complaints.add(withoutNumber(each, placed.size()));
      } else {
        Placed other = byPosition.putIfAbsent(each.part().position(), each);
        if (other != null) {
          complaints.add(shared(other, each, entity, free(placed, 0)));
        }
      }
    }
    if (complaints.isEmpty()) {
      gap(placed, byPosition).ifPresent(complaints::add);
    }
    return complaints.stream();
  }

  private static List<Placed> placed(EntityModel entity, KeyPart.Role role) {
    return entity
        .columns()
        .flatMap(
            property ->
                property.keys().stream()
                    .filter(part -> part.role() == role)
                    .map(part -> new Placed(property, part)))
        .toList();
  }

  private static boolean lacksNumber(Placed each, List<Placed> placed) {
    return each.part().role() == KeyPart.Role.CLUSTERING
        && placed.size() > 1
        && !each.part().positioned();
  }

  private static Complaint withoutPosition(Placed each, List<Placed> placed) {
    List<Placed> without = placed.stream().filter(other -> !other.part().positioned()).toList();
    return Complaint.at(
            each.part().origin(),
            "`%s` is a column of the partition key and has no position"
                .formatted(each.property().column()))
        .because(
            "the stored keys have the columns in a fixed order, and the column has no place in the"
                + " source that could say it")
        .fix("position = %d".formatted(free(placed, without.indexOf(each))));
  }

  /** Returns a position that no column has; the next ones if several columns need one. */
  private static int free(List<Placed> placed, int following) {
    List<Integer> taken = placed.stream().map(each -> each.part().position()).toList();
    return IntStream.iterate(0, position -> position + 1)
        .filter(position -> !taken.contains(position))
        .skip(following)
        .findFirst()
        .orElseThrow();
  }

  private static Complaint withoutNumber(Placed each, int columns) {
    return Complaint.at(
            each.part().origin(),
            "`%s` is one of %d clustering columns and has no position"
                .formatted(each.property().name(), columns))
        .because(
            "rows are sorted by the first clustering column, then by the next, so the order"
                + " matters")
        .fix("number the clustering columns from 0: @Clustering(0), @Clustering(1), …");
  }

  private static Complaint shared(Placed one, Placed other, EntityModel entity, int free) {
    return Complaint.at(
            other.part().origin().withAttribute(numberOf(other)),
            "%s `%s` and `%s` share position %d"
                .formatted(
                    kind(other) + "s",
                    one.property().name(),
                    other.property().name(),
                    other.part().position()))
        .because("key columns are ordered by position; equal positions have no order")
        .fix(
            other.property().hasNoMember()
                ? "position = %d".formatted(free)
                : "give each %s of `%s` a different number"
                    .formatted(annotation(other), entity.name().simple()));
  }

  private static Optional<Complaint> gap(List<Placed> placed, Map<Integer, Placed> byPosition) {
    for (int expected = 0; expected < placed.size(); expected++) {
      if (!byPosition.containsKey(expected)) {
        int missing = expected;
        return placed.stream()
            .filter(each -> each.part().position() > missing || each.part().position() < 0)
            .findFirst()
            .map(each -> gapAt(each, missing));
      }
    }
    return Optional.empty();
  }

  private static Complaint gapAt(Placed each, int missing) {
    return Complaint.at(
            each.part().origin().withAttribute(numberOf(each)),
            "%s `%s` has position %d, and position %d is missing"
                .formatted(kind(each), each.property().name(), each.part().position(), missing))
        .because("positions count from 0 without a gap; a gap usually means a forgotten column")
        .fix(
            each.property().hasNoMember()
                ? "position = %d".formatted(missing)
                : "%s(%d) on `%s`".formatted(annotation(each), missing, each.property().name()));
  }

  /** Returns the attribute with the position. */
  private static String numberOf(Placed placed) {
    return placed.property().hasNoMember() ? "position" : "value";
  }

  private static Stream<Complaint> orderedPartition(IndexModel index) {
    return index.partition().stream()
        .filter(key -> key.order() == Order.DESC)
        .map(key -> ordered(index, key));
  }

  private static Complaint ordered(IndexModel index, IndexKey key) {
    return Complaint.at(
            key.origin(),
            "index `%s` gives a sort order to `%s`, a component of its partition key"
                .formatted(index.name(), key.component().property()))
        .because("partition keys are hashed, so they have no order")
        .fix("move \"%s\" to clustering, or drop its direction".formatted(key.text()));
  }

  private static String kind(Placed placed) {
    return placed.part().role() == KeyPart.Role.PARTITION
        ? "partition key component"
        : "clustering column";
  }

  private static String annotation(Placed placed) {
    return placed.part().role() == KeyPart.Role.PARTITION ? "@PartitionKey" : "@Clustering";
  }
}
