package dev.rowan.cli.source;

/**
 * A source file.
 *
 * @param className the simple name of its class
 */
public record SourceFile(String packageName, String className, String text) {
  /** Returns the path below a source folder, with forward slashes. */
  public String path() {
    return packageName.replace('.', '/') + "/" + className + ".java";
  }
}
