package dev.rowan.processor.generate;

/** What makes a generated DAO known to a container; the processor option {@code component}. */
public enum ComponentStyle {
  /** {@code @Singleton} on the class and {@code @Inject} on the constructor, both of Jakarta. */
  JAKARTA,
  /** Nothing. */
  NONE
}
