package dev.rowan.cli.source;

/** Writes texts of a schema into Java source. */
final class Escapes {
  private Escapes() {}

  /** Returns a name, which has no control characters, as a literal. */
  static String literal(String name) {
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Returns a comment of a table as one sentence of Javadoc. */
  static String javadoc(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char c : text.strip().replaceAll("\\s+", " ").toCharArray()) {
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '@' -> escaped.append("&#64;");
        case '*' -> escaped.append("&#42;");
        case '{' -> escaped.append("&#123;");
        case '}' -> escaped.append("&#125;");
        case '\\' -> escaped.append("&#92;");
        default -> escaped.append(Character.isISOControl(c) ? ' ' : c);
      }
    }
    String sentence = escaped.toString();
    return sentence.matches(".*[.!?]") ? sentence : sentence + ".";
  }
}
