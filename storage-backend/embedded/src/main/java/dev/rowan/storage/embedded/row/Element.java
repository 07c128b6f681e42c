package dev.rowan.storage.embedded.row;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One cell of a column that has several: an element of a collection, or a field of a user type. Its
 * path identifies it: unsigned bytes, which define the order of the elements. Immutable and
 * thread-safe, as long as callers do not change the bytes.
 */
public final class Element {
  private final byte[] path;
  private final byte @Nullable [] originalKey;
  private final Cell cell;

  private Element(byte[] path, byte @Nullable [] originalKey, Cell cell) {
    this.path = path;
    this.originalKey = originalKey;
    this.cell = cell;
  }

  /**
   * Returns an element; takes ownership of the bytes.
   *
   * @param originalKey the original value form of the key, if the path does not preserve it, as
   *     with 1.00 for 1; else null
   */
  public static Element of(byte[] path, byte @Nullable [] originalKey, Cell cell) {
    return new Element(path, cell.isTombstone() ? null : originalKey, cell);
  }

  /** Returns the path; callers must not change it. */
  public byte[] path() {
    return path;
  }

  /** Returns the original value form of the key, or null if the path preserves it. */
  public byte @Nullable [] originalKey() {
    return originalKey;
  }

  /** Returns the cell. */
  public Cell cell() {
    return cell;
  }

  int comparePath(Element other) {
    return Arrays.compareUnsigned(path, other.path);
  }

  /**
   * Returns the winner of two elements with the same path, by their cells; of equal cells the one
   * with the larger original value form.
   */
  static Element reconcile(Element one, Element two) {
    int byCell = Cell.compare(one.cell, two.cell);
    int order = byCell != 0 ? byCell : compareOriginalKeys(one.originalKey, two.originalKey);
    return order >= 0 ? one : two;
  }

  private static int compareOriginalKeys(byte @Nullable [] one, byte @Nullable [] two) {
    if (one == null || two == null) {
      return Boolean.compare(one != null, two != null);
    }
    return Arrays.compareUnsigned(one, two);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Element element
        && Arrays.equals(path, element.path)
        && Arrays.equals(originalKey, element.originalKey)
        && cell.equals(element.cell);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(path) * 31 + cell.hashCode();
  }

  /** Returns everything but path and value. */
  @Override
  public String toString() {
    return cell.toString();
  }
}
