package dev.rowan.cli.source;

import dev.rowan.cli.design.DesignType;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The imports of one source file. A class whose simple name the package has already is written with
 * its package. Not thread-safe.
 */
final class Imports {
  private final String packageName;
  private final Set<String> ofPackage;
  private final Map<String, String> bySimpleName = new HashMap<>();
  private final Set<String> imported = new TreeSet<>();

  /**
   * Creates the imports of a file.
   *
   * @param ofPackage the simple names of all classes of its package
   */
  Imports(String packageName, Set<String> ofPackage) {
    this.packageName = packageName;
    this.ofPackage = ofPackage;
  }

  /** Returns a type as the file writes it, and imports its classes. */
  String text(DesignType type) {
    String name = text(type.name());
    return type.arguments().isEmpty()
        ? name
        : name
            + type.arguments().stream().map(this::text).collect(Collectors.joining(", ", "<", ">"));
  }

  /** Returns a class as the file writes it, and imports it. */
  String text(String qualified) {
    int dot = qualified.lastIndexOf('.');
    if (dot < 0) {
      return qualified; // a primitive type or an array of one
    }
    String simple = qualified.substring(dot + 1);
    String holder = qualified.substring(0, dot);
    if (holder.equals(packageName)) {
      return simple;
    }
    if (ofPackage.contains(simple)
        || !bySimpleName.computeIfAbsent(simple, unknown -> qualified).equals(qualified)) {
      return qualified;
    }
    if (!holder.equals("java.lang")) {
      imported.add(qualified);
    }
    return simple;
  }

  /** Returns the import statements, or nothing. */
  String statements() {
    return imported.isEmpty()
        ? ""
        : imported.stream()
            .map(name -> "import " + name + ";\n")
            .collect(Collectors.joining("", "", "\n"));
  }
}
