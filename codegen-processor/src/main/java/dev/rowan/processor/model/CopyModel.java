package dev.rowan.processor.model;

import java.util.List;

/**
 * The {@code @CopiedFrom} of a property.
 *
 * @param source the entity that it names
 * @param field the name of the source's property
 * @param by the properties that hold the source's primary key, as written; empty if they follow by
 *     name
 * @param rows the highest number of rows that copy one source row; 0 if unknown
 * @param async whether a write of the source does not wait
 */
public record CopyModel(
    TypeName source, String field, List<String> by, long rows, boolean async, Origin origin) {
  public CopyModel {
    by = List.copyOf(by);
  }
}
