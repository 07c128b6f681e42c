package dev.rowan.processor.model;

import java.util.List;

/**
 * The {@code @CopiedFrom} of a property.
 *
 * @param source the entity that it names
 * @param field the name of that one's property
 * @param by the properties that hold the source's primary key, as written; empty to be found
 * @param rows how many rows copy from one source, at most; 0 if unknown
 * @param async whether a write of the source does not wait
 */
public record CopyModel(
    TypeName source, String field, List<String> by, long rows, boolean async, Origin origin) {
  public CopyModel {
    by = List.copyOf(by);
  }
}
