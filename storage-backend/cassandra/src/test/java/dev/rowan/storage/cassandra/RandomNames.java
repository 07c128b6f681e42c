package dev.rowan.storage.cassandra;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Names that are invalid outside of quotes: with quotes, comments, markers, keywords, any letters.
 */
public final class RandomNames {
  private static final List<String> PARTS =
      List.of(
          "\"",
          "\"\"",
          "'",
          "''",
          ";",
          "--",
          "//",
          "/*",
          "*/",
          "$$",
          "?",
          ":p",
          ",",
          ".",
          "(",
          ")",
          "[",
          "]",
          "{",
          "}",
          "<",
          ">",
          "=",
          " ",
          "\t",
          "\n",
          "\r",
          "\\",
          "\\u0022",
          "%s",
          "%n",
          "{0}",
          "select",
          "FROM",
          "WHERE",
          "TRUNCATE",
          "token",
          "NULL",
          "0",
          "1e9",
          "-1",
          "a",
          "Z",
          "_",
          "\u00e4",
          "\u00df",
          "\u0130",
          "\u0131",
          "\u4e2d",
          "\ud83d\ude00",
          "\u202e",
          "\u200b",
          "\ufeff",
          "\u0301",
          " DROP TABLE x ",
          "\" = 1 OR \"\"=\"");

  private RandomNames() {}

  /** Returns this number of distinct names, none empty. */
  public static List<String> of(Random random, int count) {
    Set<String> names = new LinkedHashSet<>();
    while (names.size() < count) {
      StringBuilder name = new StringBuilder();
      for (int parts = 1 + random.nextInt(6); parts > 0; parts--) {
        name.append(PARTS.get(random.nextInt(PARTS.size())));
      }
      names.add(name.toString());
    }
    return new ArrayList<>(names);
  }
}
