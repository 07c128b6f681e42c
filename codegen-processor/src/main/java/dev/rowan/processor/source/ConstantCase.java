package dev.rowan.processor.source;

import java.util.Locale;

/** Converts names such as {@code sellerId} and {@code items_by_seller} to names of constants. */
public final class ConstantCase {
  private ConstantCase() {}

  public static String of(String name) {
    StringBuilder constant = new StringBuilder();
    int previous = 0;
    for (int at = 0; at < name.length(); at += Character.charCount(previous)) {
      int current = name.codePointAt(at);
      boolean wordStarts =
          Character.isUpperCase(current)
              && (Character.isLowerCase(previous) || Character.isDigit(previous));
      if (wordStarts) {
        constant.append('_');
      }
      constant.appendCodePoint(Character.isJavaIdentifierPart(current) ? current : '_');
      previous = current;
    }
    String upper = constant.toString().toUpperCase(Locale.ROOT);
    return Character.isJavaIdentifierStart(upper.codePointAt(0)) ? upper : "_" + upper;
  }
}
