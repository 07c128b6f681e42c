package dev.rowan.storage.cassandra;

import java.util.List;

/**
 * The text of a CQL statement without its names: names are quoted, and quotes in them are doubled.
 */
public final class CqlShape {
  private CqlShape() {}

  /**
   * Returns the text with the number of each name in its place.
   *
   * @throws AssertionError if anything but a known name is quoted
   */
  public static String of(String cql, List<String> names) {
    StringBuilder shape = new StringBuilder();
    int at = 0;
    while (at < cql.length()) {
      if (cql.charAt(at) != '"') {
        shape.append(cql.charAt(at++));
        continue;
      }
      StringBuilder name = new StringBuilder();
      at++;
      while (cql.charAt(at) != '"' || cql.startsWith("\"\"", at)) {
        at += cql.charAt(at) == '"' ? 1 : 0;
        name.append(cql.charAt(at++));
      }
      at++;
      int number = names.indexOf(name.toString());
      if (number < 0) {
        throw new AssertionError("not a name of the model: " + name + " in " + cql);
      }
      shape.append('"').append(number).append('"');
    }
    return shape.toString();
  }
}
