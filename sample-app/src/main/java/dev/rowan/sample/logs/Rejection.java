package dev.rowan.sample.logs;

/** Why a line is not stored. */
public enum Rejection {
  /** It has no characters, or only white space: there is nothing to store. */
  BLANK("blank"),
  /** It contains the character zero, which no log prints: these bytes are not text. */
  NOT_TEXT("not text");

  private final String words;

  Rejection(String words) {
    this.words = words;
  }

  /** The reason in words. */
  public String words() {
    return words;
  }
}
