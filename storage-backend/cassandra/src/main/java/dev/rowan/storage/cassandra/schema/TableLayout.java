package dev.rowan.storage.cassandra.schema;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The layout of a table in its comment: {@code [rowan: day = 1 DAYS of at]} at the end. */
final class TableLayout {
  private static final Pattern RECORD = Pattern.compile("\\[rowan: (.*)]$", Pattern.DOTALL);

  private TableLayout() {}

  /** Returns the layout that a comment contains; empty if it contains none. */
  static String of(String comment) {
    Matcher found = RECORD.matcher(comment);
    return found.find() ? found.group(1) : "";
  }

  /** Returns a comment with the layout after the text of another comment without a layout. */
  static String comment(String layout, String before) {
    if (layout.isEmpty()) {
      return before;
    }
    return (before.isEmpty() ? "" : before + " ") + "[rowan: " + layout + "]";
  }
}
