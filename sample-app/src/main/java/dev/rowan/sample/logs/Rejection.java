package dev.rowan.sample.logs;

/** Why a line is not stored. */
public enum Rejection {
  /** The line has no characters, or only white space. */
  BLANK("blank"),
  /** The line contains the character zero, so it is not text. */
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
