package dev.rowan.operate.maintenance;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.TableSchema;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A position in a job: its pass, its token ranges, and the last row read. The text form can be
 * stored.
 *
 * <p>One request reads one range of a large table. A request whose rows fit on one page is followed
 * by a request for twice as many ranges, so that a small table takes few requests. They are at most
 * an eighth of all ranges: where most rows are deleted, a request skips the tombstones of its
 * ranges, and servers limit this number.
 *
 * @param pass the pass, from 0
 * @param range the first token range, from 0
 * @param width the number of adjacent token ranges that are read together, from 1
 * @param after the row after which the job continues, or null at the start of the range
 */
record JobCheckpoint(int pass, int range, int width, @Nullable Position after) {
  /** The number of token ranges. */
  static final int RANGES = 64;

  private static final int MOST_TOGETHER = RANGES / 8;

  static final JobCheckpoint START = new JobCheckpoint(0, 0, 1, null);

  private static final long RANGE_SIZE = 1L << 58;

  /** The width is absent in positions of earlier versions, which read one range at a time. */
  private static final Pattern TEXT =
      Pattern.compile("(\\d{1,4})\\.(\\d{1,2})\\.(?:(\\d{1,2})\\.)?([A-Za-z0-9_-]*)");

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
      int width = parts.group(3) == null ? 1 : Integer.parseInt(parts.group(3));
      if (pass < passes && width > 0 && range + width <= RANGES) {
        String after = parts.group(4);
        return new JobCheckpoint(pass, range, width, after.isEmpty() ? null : position(after));
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

  /** Returns the query of the next page of a table. */
  ScanQuery scan(TableSchema table, ScanQuery.Rows rows, int pageRows, ReadMode mode) {
    return new ScanQuery(table, tokens(), rows, pageRows, after, mode);
  }

  /** Returns the tokens of the current ranges. */
  TokenRange tokens() {
    int end = range + width;
    return new TokenRange(
        Long.MIN_VALUE + range * RANGE_SIZE,
        end == RANGES ? Long.MAX_VALUE : Long.MIN_VALUE + end * RANGE_SIZE);
  }

  /**
   * Returns the position after a page.
   *
   * @param next the position of the next page, or null at the end of the ranges
   */
  JobCheckpoint advance(@Nullable Position next) {
    if (next != null) {
      return new JobCheckpoint(pass, range, width, next);
    }
    int end = range + width;
    if (end == RANGES) {
      return new JobCheckpoint(pass + 1, 0, 1, null);
    }
    int wider = after == null ? Math.min(Math.min(width * 2, MOST_TOGETHER), RANGES - end) : 1;
    return new JobCheckpoint(pass, end, wider, null);
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
    return pass + "." + range + "." + width + "." + encoded;
  }
}
