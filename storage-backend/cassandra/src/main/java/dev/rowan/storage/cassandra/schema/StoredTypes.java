package dev.rowan.storage.cassandra.schema;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.UserType;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Compares types with the type texts of clusters. Texts quote names only where necessary, and
 * versions differ in whether they mark inner types as frozen.
 */
final class StoredTypes {
  private static final String FROZEN = "frozen<";

  private StoredTypes() {}

  static boolean fits(String stored, ColumnType model) {
    boolean mayBeEither =
        model instanceof ListType
            || model instanceof SetType
            || model instanceof MapType
            || model instanceof UserType;
    return bare(stored).equals(bare(CqlNames.cql(model)))
        && (!mayBeEither || stored.startsWith(FROZEN) != model.isMultiCell());
  }

  /** Returns the type text without quotes and without {@code frozen}. */
  private static String bare(String type) {
    StringBuilder bare = new StringBuilder();
    Deque<Boolean> shown = new ArrayDeque<>();
    int i = 0;
    while (i < type.length()) {
      char next = type.charAt(i);
      if (type.startsWith(FROZEN, i)) {
        shown.push(false);
        i += FROZEN.length();
        continue;
      }
      if (next == '"') {
        i = appendName(type, i + 1, bare);
        continue;
      }
      if (next == '<') {
        shown.push(true);
      }
      if (next != ' ' && (next != '>' || shown.pop())) {
        bare.append(next);
      }
      i++;
    }
    return bare.toString();
  }

  /** Appends the quoted name that starts at this position, and returns the position after it. */
  private static int appendName(String type, int from, StringBuilder bare) {
    int i = from;
    while (i < type.length()) {
      if (type.charAt(i) == '"') {
        i++;
        if (i == type.length() || type.charAt(i) != '"') {
          return i;
        }
      }
      bare.append(type.charAt(i++));
    }
    return i;
  }
}
