package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Dimensions;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.stream.Stream;

/**
 * Reports {@code @Dimensions} on a property that is not a {@code float[]}, or with a length that
 * the store does not accept.
 */
@DesignRule(
    code = "MAP-16",
    severity = Severity.ERROR,
    summary = "@Dimensions is on a property that is not a float[], or its length is out of bounds")
public final class DimensionsMisused implements MappedRule {
  /** The limit of Cassandra 5, see {@code VectorType} there. */
  private static final int MOST_DIMENSIONS = 8192;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.columns().filter(PropertyModel::vector).flatMap(DimensionsMisused::check);
  }

  private static Stream<Complaint> check(PropertyModel property) {
    if (!(property.type() instanceof ColumnType.VectorOf vector)) {
      return Stream.of(
          Complaint.at(
                  property.origin().withAnnotation(Dimensions.class.getCanonicalName(), 0),
                  "`%s` has @Dimensions and type `%s`, which is not a vector"
                      .formatted(property.name(), property.javaType().brief()))
              .because("a vector column holds arrays of floats, all of the same length")
              .fix("float[] " + property.name()));
    }
    return vector.dimensions() >= 1 && vector.dimensions() <= MOST_DIMENSIONS
        ? Stream.empty()
        : Stream.of(
            Complaint.at(
                    property
                        .origin()
                        .withAnnotation(Dimensions.class.getCanonicalName(), 0)
                        .withAttribute("value"),
                    "vector `%s` has %d dimensions".formatted(property.name(), vector.dimensions()))
                .because("a vector column has from 1 to %d dimensions".formatted(MOST_DIMENSIONS))
                .fix("@Dimensions(384)"));
  }
}
