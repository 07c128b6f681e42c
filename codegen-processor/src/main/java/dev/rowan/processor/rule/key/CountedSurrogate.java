package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.GenerationModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;

/** Reports numbers of rows that all programs would have to count together. */
@DesignRule(
    code = "KEY-13",
    severity = Severity.WARNING,
    summary = "The numbers of rows come from one counter that all inserts wait for")
public final class CountedSurrogate implements EntityRule {
  private static final Set<JavaScalar> NUMBERS =
      EnumSet.of(
          JavaScalar.BYTE,
          JavaScalar.SHORT,
          JavaScalar.INTEGER,
          JavaScalar.LONG,
          JavaScalar.VARINT);

  /** The round trips between replicas of one conditional write: four, by Cassandra's Paxos. */
  private static final int ROUND_TRIPS = 4;

  private static final int USUAL_BLOCK = 1_000;

  /** Whether `@GeneratedValue` is to number the rows of an entity. */
  public static boolean isNumberedKey(PropertyModel property, GenerationModel generation) {
    return property.isKey()
        && generation.kind() == GenerationModel.Kind.NONE
        && generation.moment() == GenerationModel.Moment.INSERT
        && generation.sequence().isEmpty()
        && JavaScalar.of(property.javaType().raw()).filter(NUMBERS::contains).isPresent();
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.properties().stream()
        .flatMap(
            property ->
                property.generated().stream()
                    .flatMap(each -> complaint(entity, property, each, design).stream()));
  }

  private static Optional<Complaint> complaint(
      EntityModel entity, PropertyModel property, GenerationModel generation, Design design) {
    if (isNumberedKey(property, generation)) {
      return Optional.of(
          Complaint.at(
                  generation.origin(),
                  "`%s` is a generated number in the key of `%s`"
                      .formatted(property.name(), entity.name().simple()))
              .because(
                  "programs that count together need one conditional write per row; two that read"
                      + " a counter get the same number")
              .fix("@GeneratedValue UUID %s, without any request".formatted(property.name()))
              .fix(
                  "@Sequence(block = %d) Long %s, if people read the number"
                      .formatted(USUAL_BLOCK, property.name()))
              .asError());
    }
    return generation
        .sequence()
        .filter(sequence -> generation.kind() != GenerationModel.Kind.NONE)
        .flatMap(sequence -> ofBlock(entity, property, generation, sequence.block(), design));
  }

  private static Optional<Complaint> ofBlock(
      EntityModel entity,
      PropertyModel property,
      GenerationModel generation,
      int block,
      Design design) {
    OptionalDouble peak =
        entity.partitionKey().isEmpty()
            ? OptionalDouble.empty()
            : design.figures(TableModel.of(entity)).peakWritesPerSecond();
    if (block < 2) {
      return Optional.of(
          at(generation, property, block)
              .because(
                  "each insert then waits for a conditional write on one row of the cluster"
                      + (peak.isPresent()
                          ? ", %s times per second".formatted(Amounts.count(peak.getAsDouble()))
                          : ""))
              .fix("block = %d".formatted(USUAL_BLOCK))
              .asError());
    }
    double most = design.facts().bounds(DesignLimit.WRITES_PER_SECOND).warning();
    double writes = ROUND_TRIPS * peak.orElse(0) / block;
    return writes > most
        ? Optional.of(
            at(generation, property, block)
                .because(
                    "%s inserts per second reserve %s blocks, with %d round trips each, in one row;"
                            .formatted(
                                Amounts.count(peak.orElse(0)),
                                Amounts.count(peak.orElse(0) / block),
                                ROUND_TRIPS)
                        + " the limit is %s per second (%s)"
                            .formatted(
                                Amounts.count(most),
                                design.facts().source(DesignLimit.WRITES_PER_SECOND)))
                .fix("block = %d".formatted(sufficient(peak.orElse(0), most))))
        : Optional.empty();
  }

  private static Complaint at(GenerationModel generation, PropertyModel property, int block) {
    return Complaint.at(
        generation.origin().withAttribute("block"),
        "the sequence of `%s` reserves %d %s at a time"
            .formatted(property.name(), block, block == 1 ? "number" : "numbers"));
  }

  /** Returns the power of ten that keeps the round trips within the limit. */
  private static long sufficient(double peak, double most) {
    long block = USUAL_BLOCK;
    while (ROUND_TRIPS * peak / block > most) {
      block *= 10;
    }
    return block;
  }
}
