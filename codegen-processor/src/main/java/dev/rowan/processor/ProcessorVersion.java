package dev.rowan.processor;

/** The version of this processor, from the manifest of its jar. */
final class ProcessorVersion {
  static final String TEXT = text();

  private ProcessorVersion() {}

  private static String text() {
    String stated = ProcessorVersion.class.getPackage().getImplementationVersion();
    return stated == null ? "(unpacked)" : stated;
  }
}
