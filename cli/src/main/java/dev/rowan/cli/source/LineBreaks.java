package dev.rowan.cli.source;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

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

  /** Returns an annotation at the start of a line: on this line, or each argument on its own. */
  static String annotation(AnnotationSource annotation) {
    return annotation(annotation, 0, 4);
  }

  /**
   * Returns a parameter: on one line, with its type on a second line, or with each annotation on a
   * line of its own.
   *
   * @param indent the number of spaces before the parameter
   * @param tail the number of characters that follow the parameter on its last line
   */
  static String parameter(
      List<AnnotationSource> annotations, String declaration, int indent, int tail) {
    String joined =
        annotations.stream().map(AnnotationSource::onOneLine).collect(Collectors.joining(" "));
    String oneLine = joined.isEmpty() ? declaration : joined + " " + declaration;
    if (indent + oneLine.length() + tail <= WIDTH || annotations.isEmpty()) {
      return oneLine;
    }
    int inner = indent + 4;
    String margin = "\n" + " ".repeat(inner);
    if (indent + joined.length() <= WIDTH) {
      return joined + margin + declaration;
    }
    StringBuilder lines = new StringBuilder(annotation(annotations.get(0), indent, inner + 4));
    annotations.stream()
        .skip(1)
        .forEach(each -> lines.append(margin).append(annotation(each, inner, inner + 4)));
    return lines.append(margin).append(declaration).toString();
  }

  private static String annotation(AnnotationSource annotation, int indent, int ofArguments) {
    String oneLine = annotation.onOneLine();
    return indent + oneLine.length() <= WIDTH ? oneLine : annotation.onSeveralLines(ofArguments);
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
