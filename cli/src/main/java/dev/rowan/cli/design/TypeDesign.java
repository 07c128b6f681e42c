package dev.rowan.cli.design;

import java.util.List;

/**
 * A user-defined type or a tuple as a record.
 *
 * @param typeName the name of the user-defined type, or the tuple in CQL
 */
public record TypeDesign(
    String typeName, String className, List<PropertyDesign> fields, boolean isTuple) {
  /** Copies the fields. */
  public TypeDesign {
    fields = List.copyOf(fields);
  }
}
