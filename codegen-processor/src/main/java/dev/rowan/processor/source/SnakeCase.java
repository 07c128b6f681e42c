package dev.rowan.processor.source;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Converts Java names to names of tables and columns: {@code sellerId} becomes {@code seller_id}.
 */
public final class SnakeCase {
  // between a lower-case letter or digit and a capital, and before the last capital of a run
  private static final Pattern SEAM =
      Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

  private SnakeCase() {}

  /** Returns the name in lower case, with an underscore between words. */
  public static String of(String javaName) {
    return SEAM.matcher(javaName).replaceAll("_").toLowerCase(Locale.ROOT);
  }
}
