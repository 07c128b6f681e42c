package dev.rowan.scan;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.query.TokenRange;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The ring of tokens in ranges of equal size, and which of them are done. As text it is a version,
 * how many there are, and a bit for each that is done. Not thread-safe.
 */
final class Ranges {
  /** Some thousand characters of a position. */
  static final int MOST = 16_384;

  private static final Pattern FORM = Pattern.compile("1:(\\d{1,5}):((?:[0-9a-f]{2})*)");

  private final int count;
  private final BitSet done;

  private Ranges(int count, BitSet done) {
    this.count = count;
    this.done = done;
  }

  /** None of them is done. */
  static Ranges of(int count) {
    return new Ranges(count, new BitSet());
  }

  /**
   * Returns the ranges of a position.
   *
   * @throws RejectedInput if it is none
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
    throw new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of("position", "of no scan"), null);
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

  /** Returns the next one that is not done, from this one on; their number if there is none. */
  int next(int from) {
    return Math.min(count, done.nextClearBit(from));
  }

  /** Returns the tokens of a range; the last one has what the division leaves over. */
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
