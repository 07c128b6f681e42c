package dev.rowan.processor.generate;

/** Names of the user's inside Javadoc. */
final class DocText {
  private DocText() {}

  /** A name or a piece of CQL in the font of code; nothing in it can end the comment. */
  static String code(String text) {
    boolean plain =
        text.chars().allMatch(c -> Character.isLetterOrDigit(c) || "_ .,()<>".indexOf(c) >= 0);
    if (plain) {
      return "{@code " + text + "}";
    }
    StringBuilder escaped = new StringBuilder("<code>");
    text.codePoints()
        .forEach(
            c -> {
              if (Character.isLetterOrDigit(c) || c == ' ' || c == '_') {
                escaped.appendCodePoint(c);
              } else {
                escaped.append("&#").append(c).append(';');
              }
            });
    return escaped.append("</code>").toString();
  }
}
