package dev.rowan.processor.model;

import java.util.List;

/**
 * A property that reads fill with the write time or the TTL of another property.
 *
 * @param term the other property, as written, and which of both is read
 * @param beside the annotations of the property that have no effect
 * @param origin the annotation
 */
public record CellTimeModel(
    ProjectionModel.Term term, List<StrayAnnotation> beside, Origin origin) {
  public CellTimeModel {
    beside = List.copyOf(beside);
  }
}
