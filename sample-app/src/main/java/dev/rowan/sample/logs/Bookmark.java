package dev.rowan.sample.logs;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position in the lines of a source from which a reader continues, back in time.
 *
 * @param day the day to continue in
 * @param token the token of the page to continue with, or null for the newest of that day
 */
public record Bookmark(LocalDate day, @Nullable String token) {
  /** Parses the result of {@link #toString()}; empty for any other text. */
  public static Optional<Bookmark> parse(String written) {
    int slash = written.indexOf('/');
    String day = slash < 0 ? written : written.substring(0, slash);
    String token = slash < 0 ? null : written.substring(slash + 1);
    try {
      return Optional.of(new Bookmark(LocalDate.parse(day), token));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** The bookmark as one word: {@code 2026-03-01/token}, or the day alone. */
  @Override
  public String toString() {
    return token == null ? day.toString() : day + "/" + token;
  }
}
