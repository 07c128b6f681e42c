package dev.rowan.storage.embedded.write;

import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.RangeTombstone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The range tombstones of one partition: sorted and disjoint. */
final class DisjointRanges {
  private DisjointRanges() {}

  /** Adds a range; where it overlaps others, the greater deletion wins. */
  static List<RangeTombstone> add(List<RangeTombstone> ranges, RangeTombstone added) {
    List<RangeTombstone> result = new ArrayList<>();
    byte[] open = added.start();
    boolean placed = false;
    for (RangeTombstone range : ranges) {
      if (isBefore(range.end(), added.start(), true)) {
        result.add(range);
        continue;
      }
      if (isBefore(added.end(), range.start(), true)) {
        if (!placed) {
          addPart(result, open, added.end(), added.deletion());
          placed = true;
        }
        result.add(range);
        continue;
      }
      byte[] from = later(range.start(), added.start());
      byte[] to = earlier(range.end(), added.end());
      addPart(result, range.start(), added.start(), range.deletion());
      addPart(result, open, from, added.deletion());
      addPart(result, from, to, greater(range.deletion(), added.deletion()));
      addPart(result, added.end(), range.end(), range.deletion());
      open = to;
    }
    if (!placed) {
      addPart(result, open, added.end(), added.deletion());
    }
    return result;
  }

  /** Adds nothing if the part is empty; extends the last range if the part is adjacent to it. */
  private static void addPart(
      List<RangeTombstone> result, byte[] start, byte[] end, Deletion deletion) {
    if (!isBefore(start, end, false)) {
      return;
    }
    int last = result.size() - 1;
    if (last >= 0
        && Arrays.equals(result.get(last).end(), start)
        && result.get(last).deletion().equals(deletion)) {
      result.set(last, new RangeTombstone(result.get(last).start(), end, deletion));
    } else {
      result.add(new RangeTombstone(start, end, deletion));
    }
  }

  private static Deletion greater(Deletion one, Deletion two) {
    Deletion greater = Deletion.greater(one, two);
    return greater == null ? one : greater;
  }

  private static boolean isBefore(byte[] one, byte[] two, boolean orEqual) {
    int order = Arrays.compareUnsigned(one, two);
    return orEqual ? order <= 0 : order < 0;
  }

  private static byte[] later(byte[] one, byte[] two) {
    return isBefore(one, two, false) ? two : one;
  }

  private static byte[] earlier(byte[] one, byte[] two) {
    return isBefore(one, two, false) ? one : two;
  }
}
