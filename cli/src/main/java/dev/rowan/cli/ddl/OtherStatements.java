package dev.rowan.cli.ddl;

import dev.rowan.cql.text.TextPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The statements of a file that are not CQL of Cassandra: commands of cqlsh, the search indexes of
 * DataStax Enterprise, and the keyspaces of ScyllaDB without a replication. Each of them stands
 * where a statement begins.
 */
final class OtherStatements {
  /** What stands between statements, and what a statement contains with a semicolon inside. */
  private static final Pattern COMMENT =
      Pattern.compile("(?:--|//)[^\\r\\n]*|/\\*.*?\\*/", Pattern.DOTALL);

  private static final Pattern QUOTED =
      Pattern.compile(
          "'[^']*+(?:''[^']*+)*+'|\"[^\"]*+(?:\"\"[^\"]*+)*+\"|\\$\\$.*?\\$\\$", Pattern.DOTALL);

  private static final Pattern SEARCH_INDEX =
      Pattern.compile(
          "(CREATE|ALTER|DROP|RELOAD|REBUILD|COMMIT)\\s+SEARCH\\s+INDEX\\b"
              + "(?:(?:(?!\\bON\\b)[^;])*+\\bON\\s+(?:(\"[^\"]+\"|\\w+)\\s*\\.\\s*)?(\"[^\"]+\"|\\w+))?",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern KEYSPACE =
      Pattern.compile(
          "CREATE\\s+KEYSPACE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?(?:\"[^\"]+\"|\\w+)\\s*(?=;|\\z)",
          Pattern.CASE_INSENSITIVE);

  /** A command of cqlsh ends with its line. */
  private static final Pattern COMMAND =
      Pattern.compile(
          "(SOURCE|COPY|CONSISTENCY|SERIAL\\s+CONSISTENCY|TRACING|SHOW|EXPAND|PAGING|CAPTURE|LOGIN"
              + "|EXIT|QUIT|CLEAR|CLS|HELP)\\b[^;\\r\\n]*",
          Pattern.CASE_INSENSITIVE);

  private final String text;
  private final StringBuilder rest;
  private final List<Found> found = new ArrayList<>();

  /** A statement, with the keyspace that it names; empty if it names none. */
  private record Found(String keyspace, Remark remark) {}

  private OtherStatements(String text) {
    this.text = text;
    this.rest = new StringBuilder(text);
  }

  static OtherStatements of(String text) {
    OtherStatements statements = new OtherStatements(text);
    statements.read();
    return statements;
  }

  /** Returns the text with spaces instead of the statements, so that positions remain. */
  String rest() {
    return rest.toString();
  }

  /** Returns a remark for each statement, if it names no other keyspace than the chosen one. */
  List<Remark> remarks(Optional<String> chosen) {
    return found.stream()
        .filter(
            each ->
                each.keyspace().isEmpty()
                    || chosen.isEmpty()
                    || each.keyspace().equals(chosen.get()))
        .map(Found::remark)
        .toList();
  }

  private void read() {
    Matcher comment = COMMENT.matcher(text);
    Matcher quoted = QUOTED.matcher(text);
    Matcher search = SEARCH_INDEX.matcher(text);
    Matcher keyspace = KEYSPACE.matcher(text);
    Matcher command = COMMAND.matcher(text);
    boolean begins = true;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
      } else if (startsAt(comment, at)) {
        at = comment.end();
      } else if (begins && startsAt(search, at)) {
        int end = end(search.end(), quoted);
        found.add(new Found(keyspace(search), searchIndex(search, position(at))));
        at = clear(at, end);
      } else if (begins && startsAt(keyspace, at)) {
        at = clear(at, keyspace.end()); // as CREATE KEYSPACE with a replication, no part of classes
      } else if (begins && startsAt(command, at)) {
        found.add(new Found("", command(command.group(1), position(at))));
        at = clear(at, command.end());
      } else {
        begins = c == ';';
        at = startsAt(quoted, at) ? quoted.end() : at + 1;
      }
    }
  }

  private static boolean startsAt(Matcher matcher, int at) {
    matcher.region(at, matcher.regionEnd());
    return matcher.lookingAt();
  }

  /** Returns the place of the semicolon after a place, or the end of the text. */
  private int end(int from, Matcher quoted) {
    int at = from;
    while (at < text.length() && text.charAt(at) != ';') {
      at = startsAt(quoted, at) ? quoted.end() : at + 1;
    }
    return at;
  }

  /** Replaces a statement by spaces, and returns its end. */
  private int clear(int from, int to) {
    for (int at = from; at < to; at++) {
      if (text.charAt(at) != '\n') {
        rest.setCharAt(at, ' ');
      }
    }
    return to;
  }

  private static String keyspace(Matcher search) {
    return search.group(2) == null ? "" : name(search.group(2));
  }

  /** Returns a name as the servers store it. */
  private static String name(String written) {
    return written.startsWith("\"")
        ? written.substring(1, written.length() - 1)
        : written.toLowerCase(Locale.ROOT);
  }

  private static Remark searchIndex(Matcher search, TextPosition position) {
    String table = search.group(3) == null ? "SEARCH INDEX" : name(search.group(3));
    return search.group(1).equalsIgnoreCase("CREATE")
        ? Remark.lost(
            position, table, "", "the servers have a search index, which Rowan cannot declare")
        : Remark.note(position, table, "", "the statement changes a search index, and no table");
  }

  private static Remark command(String word, TextPosition position) {
    String name = word.toUpperCase(Locale.ROOT).replaceAll("\\s+", " ");
    return name.equals("SOURCE")
        ? Remark.lost(
            position, name, "", "the command of cqlsh reads another file; import that file too")
        : Remark.note(position, name, "", "the command of cqlsh changes no table");
  }

  private TextPosition position(int offset) {
    int line = (int) text.substring(0, offset).chars().filter(c -> c == '\n').count() + 1;
    return new TextPosition(line, offset - text.lastIndexOf('\n', offset - 1), offset);
  }
}
