package dev.rowan.processor;

/** The version of this processor, from the manifest of its jar. */
final class Version {
  static final String TEXT = text();

  private Version() {}

  private static String text() {
    String stated = Version.class.getPackage().getImplementationVersion();
    return stated == null ? "(unpacked)" : stated;
  }
}
