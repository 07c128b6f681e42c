package dev.rowan.cli.advice;

import java.util.ArrayList;
import java.util.List;

/** Writes an index declaration. */
final class IndexText {
  private IndexText() {}

  static String of(
      String name, List<String> partition, List<String> clustering, List<String> include) {
    List<String> arguments = new ArrayList<>();
    arguments.add("name = \"" + name + "\"");
    arguments.add("partition = " + array(partition));
    if (!clustering.isEmpty()) {
      arguments.add("clustering = " + array(clustering));
    }
    if (!include.isEmpty()) {
      arguments.add("include = " + array(include));
    }
    return "@CustomIndex(" + String.join(", ", arguments) + ")";
  }

  private static String array(List<String> names) {
    List<String> quoted = names.stream().map(name -> '"' + name + '"').toList();
    return quoted.size() == 1 ? quoted.get(0) : "{" + String.join(", ", quoted) + "}";
  }
}
