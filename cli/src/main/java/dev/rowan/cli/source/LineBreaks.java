package dev.rowan.cli.source;

import java.util.ArrayList;
import java.util.List;

/** Breaks lines as google-java-format does. */
final class LineBreaks {
  private static final int WIDTH = 100;

  private LineBreaks() {}

  /**
   * Returns a list in parentheses: on the line of its head, on a line of its own, or with one
   * element on each line.
   *
   * @param head what stands before the opening parenthesis, with the indentation of its line
   * @param tail what follows the last element
   * @param indent the number of spaces before elements on lines of their own
   */
  static String list(String head, List<String> elements, String tail, int indent) {
    String joined = String.join(", ", elements);
    String oneLine = head + joined + tail;
    if (oneLine.length() <= WIDTH) {
      return oneLine;
    }
    String margin = " ".repeat(indent);
    if (indent + joined.length() + tail.length() <= WIDTH) {
      return head + "\n" + margin + joined + tail;
    }
    return head + "\n" + margin + String.join(",\n" + margin, elements) + tail;
  }

  /** Returns arguments of an annotation: all on one line, or each on its own. */
  static String annotation(String head, List<String> arguments) {
    String oneLine = head + "(" + String.join(", ", arguments) + ")";
    return oneLine.length() <= WIDTH
        ? oneLine
        : head + "(\n    " + String.join(",\n    ", arguments) + ")";
  }

  /**
   * Returns a parameter: on one line, with its type on a second line, or with each annotation on a
   * line of its own.
   */
  static String parameter(List<String> annotations, String declaration, int indent) {
    String joined = String.join(" ", annotations);
    String oneLine = joined.isEmpty() ? declaration : joined + " " + declaration;
    if (indent + oneLine.length() < WIDTH || annotations.isEmpty()) {
      return oneLine;
    }
    String margin = "\n" + " ".repeat(indent + 4);
    if (indent + joined.length() <= WIDTH) {
      return joined + margin + declaration;
    }
    StringBuilder lines = new StringBuilder(broken(annotations.get(0), indent));
    annotations.stream()
        .skip(1)
        .forEach(annotation -> lines.append(margin).append(broken(annotation, indent + 4)));
    return lines.append(margin).append(declaration).toString();
  }

  /** Returns an annotation with one argument on each line, if it does not fit on one line. */
  private static String broken(String annotation, int indent) {
    int open = annotation.indexOf('(');
    if (indent + annotation.length() <= WIDTH || open < 0) {
      return annotation;
    }
    String margin = "\n" + " ".repeat(indent + 4);
    // names of a schema have no comma
    return annotation.substring(0, open + 1)
        + margin
        + annotation.substring(open + 1).replace(", ", "," + margin);
  }

  /** Returns a Javadoc comment. */
  static String javadoc(String indent, String text) {
    String oneLine = indent + "/** " + text + " */\n";
    if (oneLine.length() <= WIDTH + 1) {
      return oneLine;
    }
    StringBuilder lines = new StringBuilder(indent + "/**\n");
    for (String line : filled(text, WIDTH - indent.length() - " * ".length())) {
      lines.append(indent).append(" * ").append(line).append('\n');
    }
    return lines.append(indent).append(" */\n").toString();
  }

  private static List<String> filled(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
