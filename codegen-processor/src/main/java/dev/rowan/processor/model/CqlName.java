package dev.rowan.processor.model;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;

/** Writes names as CQL: in quotation marks if they have capital letters, or are reserved words. */
public final class CqlName {
  private CqlName() {}

  /** Returns the name of a table, an index or a column as CQL. */
  public static String of(String name) {
    return Name.of(name).toCql();
  }

  /** Returns the name of a user-defined type as CQL. */
  public static String ofType(String name) {
    return new QualifiedName(null, Name.of(name)).toTypeCql();
  }
}
