package dev.rowan.processor.rule;

import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import java.util.Optional;

/**
 * The length that names of tables and indexes may have.
 *
 * @param most the number of characters that a name may have
 * @param source where the limit comes from, in words
 */
public record NameLength(int most, String source) {
  /** The length of names that Rowan proposes: each server accepts them. */
  public static final NameLength USUAL = of(ClusterFacts.UNKNOWN);

  /** The characters of the longest name of a table that Cassandra 5.0.9 accepts. */
  private static final int LONGEST = 222;

  /** Returns the length that the options state, or the usual one. */
  public static NameLength of(ClusterFacts facts) {
    return new NameLength(
        (int) facts.bounds(DesignLimit.NAME_LENGTH).error(), facts.source(DesignLimit.NAME_LENGTH));
  }

  /** Returns what is wrong with a name that is too long; empty for a shorter one. */
  public Optional<String> excess(String name) {
    return name.length() > most
        ? Optional.of("has %d characters, more than %d".formatted(name.length(), most))
        : Optional.empty();
  }

  /** Returns why a longer name is refused. */
  public String reason() {
    String limit = "limit of names: " + source;
    return most < LONGEST
        ? limit
            + "; `-Arowan.limit.%s=%d` allows what Cassandra 5.0 accepts"
                .formatted(DesignLimit.NAME_LENGTH.option(), LONGEST)
        : limit;
  }

  /**
   * Returns a name, or as much of its beginning as is allowed before an ending.
   *
   * @param ending the number of characters of the ending; 0 without one
   */
  public String shortened(String name, int ending) {
    return name.substring(0, Math.min(name.length(), Math.max(1, most - ending)));
  }
}
