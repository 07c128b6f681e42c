package dev.rowan.cql.internal.text;

import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/** Writes names and strings as CQL, with quotation marks where CQL needs them. */
public final class Quoting {
  /** Names that would begin a function or a modifier of SELECT without quotation marks. */
  private static final Set<String> AMBIGUOUS =
      Set.of("JSON", "DISTINCT", "TTL", "WRITETIME", "MAXWRITETIME", "CAST", "COUNT");

  private static final Set<String> PARAMETERIZED =
      Set.of("MAP", "LIST", "TUPLE", "FROZEN", "VECTOR");

  private Quoting() {}

  /** Returns the name of a keyspace, table, column or alias. */
  public static String name(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    return isPlain(text) && !Keywords.RESERVED.contains(upper) && !AMBIGUOUS.contains(upper)
        ? text
        : quoted(text);
  }

  /** Returns the name of a user-defined type, which no other type has. */
  public static String typeName(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    return Keywords.SCALAR_TYPES.contains(upper)
            || PARAMETERIZED.contains(upper)
            || Keywords.RESERVED_TYPES.contains(text)
        ? quoted(text)
        : name(text);
  }

  /** Returns the name of a function. */
  public static String functionName(String text) {
    if (text.equals("token") || text.equals("count")) {
      return text;
    }
    return text.equals("key") || text.equals("expr") ? quoted(text) : name(text);
  }

  /** Returns a string between apostrophes. */
  public static String string(String text) {
    return '\'' + text.replace("'", "''") + '\'';
  }

  /** Returns the CQL of several parts, with a separator between two of them. */
  public static <T> String join(
      Iterable<T> parts, String separator, Function<? super T, String> toCql) {
    StringBuilder joined = new StringBuilder();
    for (T part : parts) {
      joined.append(joined.length() == 0 ? "" : separator).append(toCql.apply(part));
    }
    return joined.toString();
  }

  private static String quoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }

  private static boolean isPlain(String text) {
    if (text.isEmpty() || !isLower(text.charAt(0))) {
      return false;
    }
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isLower(c) && c != '_' && (c < '0' || c > '9')) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLower(char c) {
    return c >= 'a' && c <= 'z';
  }
}
