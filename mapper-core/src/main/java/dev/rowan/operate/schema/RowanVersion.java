package dev.rowan.operate.schema;

/** The version of this library, from the manifest of its jar. */
final class RowanVersion {
  static final String TEXT = text();

  private RowanVersion() {}

  private static String text() {
    String stated = RowanVersion.class.getPackage().getImplementationVersion();
    return stated == null ? "(unpacked)" : stated;
  }
}
