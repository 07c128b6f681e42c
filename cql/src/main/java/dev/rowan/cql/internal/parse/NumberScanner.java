package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a number, a UUID, a blob or a duration. Each begins with a digit or a minus sign, or with
 * letters that could also be a name.
 */
final class NumberScanner {
  private static final int UUID_PREFIX = 8;
  private static final String UNIT = "(?:[yY]|[mM][oOsS]?|[wW]|[dD]|[hH]|[sS]|[uUnN\u00B5][sS])";
  private static final Pattern UNITS = Pattern.compile("\\d+" + UNIT + "(?:\\d+" + UNIT + ")*");
  private static final Pattern HEX_8 = Pattern.compile("[0-9a-fA-F]{8}-");

  /** A number with an exponent that begins as a UUID, and does not continue as one. */
  private static final Pattern EXPONENT_LIKE_UUID =
      Pattern.compile("\\d{7}[eE]-(?:\\d{1,3}(?![0-9a-fA-F])|\\d{4}(?!-))");

  private static final Pattern UUID =
      Pattern.compile("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
  private static final String TIME = "T(?:\\d+H(?:\\d+M)?(?:\\d+S)?|\\d+M(?:\\d+S)?|\\d+S)";
  private static final Pattern ISO =
      Pattern.compile(
          "P(?:\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d|"
              + TIME
              + "|\\d+W|(?:\\d+Y(?:\\d+M)?(?:\\d+D)?|\\d+M(?:\\d+D)?|\\d+D)(?:"
              + TIME
              + ")?)");
  private static final Pattern ISO_DATE = Pattern.compile("P\\d{4}-");
  private static final Pattern NUMBER =
      Pattern.compile("\\d+(?:\\.(?!\\.(?!\\.))\\d*)?(?:[eE][+-]?\\d+)?");
  private static final Pattern WORD_NUMBER = Pattern.compile("[nN][aA][nN]|(?i:infinity)");

  private final String text;
  private final int start;
  private int end;

  NumberScanner(String text, int start) {
    this.text = text;
    this.start = start;
    this.end = start;
  }

  /** Returns whether the text must be a number, even if the rest of it is none. */
  boolean isNumber() {
    char c = text.charAt(start);
    if (c == '-') {
      char next = charAt(start + 1);
      return isDigit(next) || next == 'P' || "nNiI".indexOf(next) >= 0;
    }
    return isDigit(c)
        || (charAt(start + UUID_PREFIX) == '-' && matches(HEX_8, start))
        || (c == 'P' && (matches(ISO_DATE, start) || isWholeWord(ISO)));
  }

  /** Returns the kind of the number, or null if the text is none. */
  @Nullable Kind scan() {
    if (text.charAt(start) != '-') {
      boolean isUuid = matches(HEX_8, start) && !matches(EXPONENT_LIKE_UUID, start);
      return isUuid ? match(UUID, start, Kind.UUID) : unsigned(start);
    }
    char next = charAt(start + 1);
    if (isDigit(next)) {
      return unsigned(start + 1);
    }
    return next == 'P'
        ? match(ISO, start + 1, Kind.DURATION)
        : match(WORD_NUMBER, start + 1, Kind.NAN_OR_INFINITY);
  }

  /** Returns the offset after the number, or where it stops to be one. */
  int end() {
    return end;
  }

  private @Nullable Kind unsigned(int from) {
    if (text.charAt(from) == 'P') {
      return match(ISO, from, Kind.DURATION);
    }
    if (from == start && charAt(from) == '0' && "xX".indexOf(charAt(from + 1)) >= 0) {
      end = from + 2;
      while (isHex(charAt(end))) {
        end++;
      }
      return Kind.BLOB;
    }
    int afterDigits = from;
    while (isDigit(charAt(afterDigits))) {
      afterDigits++;
    }
    char next = charAt(afterDigits);
    if (next == '.' || next == 'e' || next == 'E') {
      return decimal(from, afterDigits);
    }
    if ("yYmMwWdDhHsSuUnN\u00B5".indexOf(next) >= 0) {
      return duration(from);
    }
    end = afterDigits;
    return isBrokenUuid() ? null : Kind.INTEGER;
  }

  private @Nullable Kind decimal(int from, int afterDigits) {
    match(NUMBER, from, Kind.FLOAT);
    boolean lacksExponent = charAt(end) == 'e' || charAt(end) == 'E';
    if (lacksExponent || isBrokenUuid()) {
      return null;
    }
    return end == afterDigits ? Kind.INTEGER : Kind.FLOAT;
  }

  private @Nullable Kind duration(int from) {
    Kind kind = match(UNITS, from, Kind.DURATION);
    return isDigit(charAt(end)) || isBrokenUuid() ? null : kind;
  }

  /** Returns whether so many hexadecimal digits follow each other that a UUID must follow. */
  private boolean isBrokenUuid() {
    if (end - start >= UUID_PREFIX || !isHex(charAt(end))) {
      return false;
    }
    for (int i = start; i < end; i++) {
      if (!isHex(charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Kind match(Pattern pattern, int from, Kind kind) {
    Matcher matcher = pattern.matcher(text).region(from, text.length());
    if (!matcher.lookingAt()) {
      return null;
    }
    end = matcher.end();
    return kind;
  }

  private boolean matches(Pattern pattern, int from) {
    return pattern.matcher(text).region(from, text.length()).lookingAt();
  }

  private boolean isWholeWord(Pattern pattern) {
    Matcher matcher = pattern.matcher(text).region(start, text.length());
    if (!matcher.lookingAt()) {
      return false;
    }
    char next = charAt(matcher.end());
    return !(isDigit(next) || Character.isLetter(next) || next == '_');
  }

  private char charAt(int offset) {
    return offset < text.length() ? text.charAt(offset) : '\0';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isHex(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }
}
