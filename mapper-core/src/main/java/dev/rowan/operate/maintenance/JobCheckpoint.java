package dev.rowan.operate.maintenance;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.TokenRange;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A position in a job: its pass, its token range, and the last row read. The text form can be
 * stored.
 *
 * @param pass the pass, from 0
 * @param range the token range, from 0
 * @param after the row after which the job continues, or null at the start of the range
 */
record JobCheckpoint(int pass, int range, @Nullable Position after) {
  /** The number of token ranges. */
  static final int RANGES = 64;

  static final JobCheckpoint START = new JobCheckpoint(0, 0, null);

  private static final long RANGE_SIZE = 1L << 58;
  private static final Pattern TEXT = Pattern.compile("(\\d{1,4})\\.(\\d{1,2})\\.([A-Za-z0-9_-]*)");

  /**
   * Returns the position of a text form.
   *
   * @throws RejectedInputException if the text is not a position of a job with the given number of
   *     passes
   */
  static JobCheckpoint parse(String text, int passes) {
    Matcher parts = TEXT.matcher(text);
    if (parts.matches()) {
      int pass = Integer.parseInt(parts.group(1));
      int range = Integer.parseInt(parts.group(2));
      if (pass < passes && range < RANGES) {
        String after = parts.group(3);
        return new JobCheckpoint(pass, range, after.isEmpty() ? null : position(after));
      }
    }
    throw foreign();
  }

  private static Position position(String text) {
    try {
      return new Position(ByteBuffer.wrap(Base64.getUrlDecoder().decode(text)));
    } catch (IllegalArgumentException e) {
      throw foreign();
    }
  }

  private static RejectedInputException foreign() {
    return new RejectedInputException(
        ErrorCode.FOREIGN_PAGE_TOKEN, Map.of("method", "maintenance"), null);
  }

  /** Returns the tokens of the current range. */
  TokenRange tokens() {
    long after = Long.MIN_VALUE + range * RANGE_SIZE;
    return new TokenRange(after, range == RANGES - 1 ? Long.MAX_VALUE : after + RANGE_SIZE);
  }

  /**
   * Returns the position after a page.
   *
   * @param next the position of the next page, or null at the end of the range
   */
  JobCheckpoint advance(@Nullable Position next) {
    if (next != null) {
      return new JobCheckpoint(pass, range, next);
    }
    return range == RANGES - 1
        ? new JobCheckpoint(pass + 1, 0, null)
        : new JobCheckpoint(pass, range + 1, null);
  }

  double share(int passes) {
    return (pass + range / (double) RANGES) / passes;
  }

  @Override
  public String toString() {
    String encoded = "";
    if (after != null) {
      byte[] bytes = new byte[after.bytes().remaining()];
      after.bytes().duplicate().get(bytes);
      encoded = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
    return pass + "." + range + "." + encoded;
  }
}
