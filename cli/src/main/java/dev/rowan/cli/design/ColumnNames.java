package dev.rowan.cli.design;

import java.util.Locale;
import java.util.regex.Pattern;

/** The names that Rowan derives from Java names: {@code sellerId} becomes {@code seller_id}. */
public final class ColumnNames {
  private static final Pattern SEAM =
      Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

  private ColumnNames() {}

  /** Returns the name of the column or the table. */
  public static String of(String javaName) {
    return SEAM.matcher(javaName).replaceAll("_").toLowerCase(Locale.ROOT);
  }
}
