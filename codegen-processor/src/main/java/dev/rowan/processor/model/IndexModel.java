package dev.rowan.processor.model;

import dev.rowan.annotation.Maintain;
import java.util.List;
import java.util.stream.Stream;

/**
 * One {@code @CustomIndex} of an entity.
 *
 * @param include names of properties as written, or the lone {@code *}
 */
public record IndexModel(
    String name,
    List<IndexKey> partition,
    List<IndexKey> clustering,
    List<String> include,
    Maintain maintain,
    Origin origin) {
  public IndexModel {
    partition = List.copyOf(partition);
    clustering = List.copyOf(clustering);
    include = List.copyOf(include);
  }

  public boolean includesAll() {
    return include.equals(List.of("*"));
  }

  /** The key columns: partition key, then clustering. */
  public Stream<IndexKey> keys() {
    return Stream.concat(partition.stream(), clustering.stream());
  }
}
