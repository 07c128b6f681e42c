package dev.rowan.processor.model;

import dev.rowan.annotation.Maintain;
import java.util.List;
import java.util.stream.Stream;

/**
 * One {@code @CustomIndex} of an entity, or the table of the values of {@code @Unique} properties.
 *
 * @param include names of properties as written, or the lone {@code *}
 * @param unique whether two rows cannot have one entry: the key is the values alone, and the
 *     entity's primary key stands beside it
 */
public record IndexModel(
    String name,
    List<IndexKey> partition,
    List<IndexKey> clustering,
    List<String> include,
    Maintain maintain,
    boolean unique,
    Origin origin) {
  public IndexModel {
    partition = List.copyOf(partition);
    clustering = List.copyOf(clustering);
    include = List.copyOf(include);
  }

  /** Whether a cluster's servers keep it. */
  public boolean isView() {
    return maintain == Maintain.SERVER_VIEW;
  }

  public boolean includesAll() {
    return include.equals(List.of("*"));
  }

  /** The attribute of the annotation that gives the table its name. */
  public String nameAttribute() {
    return unique ? "value" : "name";
  }

  /** The key columns: partition key, then clustering. */
  public Stream<IndexKey> keys() {
    return Stream.concat(partition.stream(), clustering.stream());
  }
}
