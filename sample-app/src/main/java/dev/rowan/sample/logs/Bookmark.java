package dev.rowan.sample.logs;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place in the lines of a source from which a reader goes on, back in time.
 *
 * @param day the day to go on in
 * @param token the token of the page to go on with, or null for the newest of that day
 */
public record Bookmark(LocalDate day, @Nullable String token) {
  /** Reads what {@link #toString()} wrote; empty if it is something else. */
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
