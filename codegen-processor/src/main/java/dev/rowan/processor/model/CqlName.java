package dev.rowan.processor.model;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import java.util.Locale;

/** Writes names as CQL: in quotation marks if they have capital letters, or are reserved words. */
public final class CqlName {
  private CqlName() {}

  /** Returns the name of a table, an index or a column as CQL. */
  public static String of(String name) {
    return Name.of(name).toCql();
  }

  /** Returns the name of a DAO parameter for a column: {@code addedDay} for {@code added_day}. */
  public static String parameter(String column) {
    String[] words = column.split("_", -1);
    StringBuilder name = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      name.append(words[i].isEmpty() ? "" : capitalized(words[i]));
    }
    return name.isEmpty() ? column : name.toString();
  }

  static String capitalized(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** Returns the name of a user-defined type as CQL. */
  public static String ofType(String name) {
    return new QualifiedName(null, Name.of(name)).toTypeCql();
  }
}
