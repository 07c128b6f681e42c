package dev.rowan.processor.rule;

import dev.rowan.annotation.Dimensions;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A vector has floats, and a length that the store takes. */
@DesignRule(
    code = "MAP-16",
    severity = Severity.ERROR,
    summary = "@Dimensions is on another type than float[], or has an impossible length")
final class DimensionsMisused implements MappedRule {
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
                  "`%s` has type `%s`, which is no vector"
                      .formatted(property.name(), property.javaType().brief()))
              .because("a vector is an array of floats, all of one length")
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
                    "the vector `%s` has %d dimensions"
                        .formatted(property.name(), vector.dimensions()))
                .because("a vector has from 1 to %d of them".formatted(MOST_DIMENSIONS))
                .fix("@Dimensions(384)"));
  }
}
