package dev.rowan.processor.model;

import java.util.List;

/**
 * The annotation of a property whose value each write computes, or the annotation of a class that
 * declares a computed column.
 *
 * @param key how it is computed, as written
 * @param ofColumn the written attributes that only an annotation of a class can have
 * @param origin the annotation
 */
public record ComputedProperty(ComputedKey key, List<String> ofColumn, Origin origin) {
  public ComputedProperty {
    ofColumn = List.copyOf(ofColumn);
  }
}
