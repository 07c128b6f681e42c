package dev.rowan.storage.embedded;

import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.Element;
import dev.rowan.storage.embedded.row.ElementCells;
import dev.rowan.storage.embedded.row.RowMarker;
import dev.rowan.storage.embedded.row.StoredRow;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rows and their parts in the notation of the page on row values. */
final class PageRow {
  private static final Pattern MARKER = Pattern.compile("(-?\\d+)(?: \\[(\\d+), (\\d+)])?");
  private static final Pattern DELETION = Pattern.compile("(-?\\d+) at (\\d+)");
  private static final Pattern LIVE =
      Pattern.compile("([0-9A-F]*) ?@ (-?\\d+)(?: \\[(\\d+), (\\d+)])?");
  private static final Pattern GONE = Pattern.compile("gone @ (-?\\d+) at (\\d+)");

  private PageRow() {}

  static StoredRow row(String marker, String deletion, String cells) {
    StoredRow.Builder row =
        new StoredRow.Builder().marker(marker(marker)).deletion(deletion(deletion));
    for (String cell : cells.isEmpty() ? new String[0] : cells.split("; ", -1)) {
      int colon = cell.indexOf(": ");
      int id = Integer.parseInt(cell.substring(0, colon));
      String content = cell.substring(colon + 2);
      if (content.startsWith("{")) {
        row.add(id, elements(content));
      } else {
        row.add(id, cell(content));
      }
    }
    return row.build();
  }

  /** Parses {@code { deletion + path = cell + path ~ spelling = cell }}. */
  static ElementCells elements(String text) {
    ElementCells.Builder column = new ElementCells.Builder();
    for (String part : text.substring(2, text.length() - 2).split(" \\+ ", -1)) {
      String[] sides = part.split(" = ", 2);
      if (sides.length == 1) {
        column.deletion(deletion(part));
      } else {
        String[] path = sides[0].split(" ~ ", 2);
        byte[] originalKey = path.length == 1 ? null : FormatPage.bytes(path[1]);
        column.add(Element.of(FormatPage.bytes(path[0]), originalKey, cell(sides[1])));
      }
    }
    return column.build();
  }

  static RowMarker marker(String text) {
    if (text.isEmpty()) {
      return null;
    }
    MatchResult parts = match(MARKER, text);
    long timestamp = Long.parseLong(parts.group(1));
    return parts.group(2) == null
        ? RowMarker.of(timestamp)
        : new RowMarker(
            timestamp, Integer.parseInt(parts.group(2)), Long.parseLong(parts.group(3)));
  }

  static Deletion deletion(String text) {
    if (text.isEmpty()) {
      return null;
    }
    MatchResult parts = match(DELETION, text);
    return new Deletion(Long.parseLong(parts.group(1)), Long.parseLong(parts.group(2)));
  }

  static Cell cell(String text) {
    if (text.startsWith("gone")) {
      MatchResult parts = match(GONE, text);
      return Cell.tombstone(Long.parseLong(parts.group(1)), Long.parseLong(parts.group(2)));
    }
    MatchResult parts = match(LIVE, text);
    byte[] value = FormatPage.bytes(parts.group(1));
    long timestamp = Long.parseLong(parts.group(2));
    return parts.group(3) == null
        ? Cell.live(timestamp, value)
        : Cell.expiring(
            timestamp, Integer.parseInt(parts.group(3)), Long.parseLong(parts.group(4)), value);
  }

  private static MatchResult match(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(text);
    }
    return matcher;
  }
}
