package dev.rowan.processor.read;

import java.util.List;
import java.util.Optional;

/** The tokens of the text of an attribute, and the place of the next one. Not thread-safe. */
final class AttributeTokens {
  private final String text;
  private final List<ConditionToken> tokens;
  private int at;

  AttributeTokens(String text) {
    this.text = text;
    this.tokens = ConditionToken.all(text);
  }

  /** Returns the next token, which stays the next one. */
  ConditionToken token() {
    return tokens.get(at);
  }

  /** Returns the number of tokens before the next one. */
  int place() {
    return at;
  }

  /** Makes the token at a place the next one. */
  void back(int place) {
    at = place;
  }

  void skip() {
    at++;
  }

  /** Passes a word or a symbol; returns whether it is the next token. */
  boolean taken(String word) {
    boolean is = token().is(word);
    at += is ? 1 : 0;
    return is;
  }

  /** Passes a name; empty if the next token is none. */
  Optional<String> name() {
    boolean isName = token().kind() == ConditionToken.Kind.NAME;
    return isName ? Optional.of(tokens.get(at++).text()) : Optional.empty();
  }

  /** Returns the text from a place up to the next token; empty without a token between. */
  String since(int place) {
    return place == at ? "" : text.substring(tokens.get(place).start(), tokens.get(at - 1).end());
  }
}
