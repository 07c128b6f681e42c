package dev.rowan.operate.scan;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.TokenRange;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The token ring divided into ranges of equal size, and the ranges that are done. The text form has
 * a format version, the number of ranges, and one bit per range. Not thread-safe.
 */
final class Ranges {
  /**
   * The largest number of ranges. It limits the length of a position to some thousand characters.
   */
  static final int MOST = 16_384;

  private static final Pattern FORM = Pattern.compile("1:(\\d{1,5}):((?:[0-9a-f]{2})*)");

  private final int count;
  private final BitSet done;

  private Ranges(int count, BitSet done) {
    this.count = count;
    this.done = done;
  }

  /** Returns ranges of which none is done. */
  static Ranges of(int count) {
    return new Ranges(count, new BitSet());
  }

  /**
   * Returns the ranges of a position.
   *
   * @throws RejectedInputException if the text is not a position of a scan
   */
  static Ranges at(String position) {
    Matcher form = FORM.matcher(position);
    if (form.matches()) {
      int count = Integer.parseInt(form.group(1));
      BitSet done = BitSet.valueOf(HexFormat.of().parseHex(form.group(2)));
      if (count >= 1 && count <= MOST && done.length() <= count) {
        return new Ranges(count, done);
      }
    }
    throw new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("position", "not a position of a scan"), null);
  }

  int count() {
    return count;
  }

  int done() {
    return done.cardinality();
  }

  void finish(int index) {
    done.set(index);
  }

  /**
   * Returns the index of the next range that is not done, from the given index; the number of
   * ranges if none is left.
   */
  int next(int from) {
    return Math.min(count, done.nextClearBit(from));
  }

  /** Returns the tokens of a range; the last range includes the remainder of the division. */
  TokenRange tokens(int index) {
    long size = Long.divideUnsigned(-1L, count);
    return new TokenRange(
        Long.MIN_VALUE + index * size,
        index == count - 1 ? Long.MAX_VALUE : Long.MIN_VALUE + (index + 1) * size);
  }

  @Override
  public String toString() {
    return "1:" + count + ":" + HexFormat.of().formatHex(done.toByteArray());
  }
}
