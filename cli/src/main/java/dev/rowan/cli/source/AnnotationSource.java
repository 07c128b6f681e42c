package dev.rowan.cli.source;

import java.util.List;

/**
 * An annotation with its arguments, each as it stands in a source.
 *
 * @param name the name with its {@code @}
 */
record AnnotationSource(String name, List<String> arguments) {
  AnnotationSource {
    arguments = List.copyOf(arguments);
  }

  /** Returns the annotation on one line, without parentheses if it has no arguments. */
  String onOneLine() {
    return arguments.isEmpty() ? name : name + "(" + String.join(", ", arguments) + ")";
  }

  /** Returns the annotation with each argument on a line of its own, after some spaces. */
  String onSeveralLines(int indent) {
    String margin = "\n" + " ".repeat(indent);
    return arguments.isEmpty()
        ? name
        : name + "(" + margin + String.join("," + margin, arguments) + ")";
  }
}
