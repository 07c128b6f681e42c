package dev.rowan.cli.design;

import java.util.List;

/** A user-defined type as a record. */
public record TypeDesign(String typeName, String className, List<PropertyDesign> fields) {
  /** Copies the fields. */
  public TypeDesign {
    fields = List.copyOf(fields);
  }
}
