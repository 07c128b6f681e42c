package dev.rowan.storage.embedded.row;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One cell of a column that has several: an element of a collection, or a field of a user type. Its
 * path says which: unsigned bytes, in whose order the elements stand. Immutable and thread-safe, as
 * long as nobody changes the bytes.
 */
public final class Element {
  private final byte[] path;
  private final byte @Nullable [] spelling;
  private final Cell cell;

  private Element(byte[] path, byte @Nullable [] spelling, Cell cell) {
    this.path = path;
    this.spelling = spelling;
    this.cell = cell;
  }

  /**
   * Returns an element; takes the bytes over.
   *
   * @param spelling the value form of what the path stands for, where the path cannot say it, as
   *     with 1.00 for 1; else null
   */
  public static Element of(byte[] path, byte @Nullable [] spelling, Cell cell) {
    return new Element(path, cell.isTombstone() ? null : spelling, cell);
  }

  /** Returns the path; not to be changed. */
  public byte[] path() {
    return path;
  }

  /** Returns the value form of what the path stands for, or null if the path says it. */
  public byte @Nullable [] spelling() {
    return spelling;
  }

  /** Returns the cell. */
  public Cell cell() {
    return cell;
  }

  int comparePath(Element other) {
    return Arrays.compareUnsigned(path, other.path);
  }

  /**
   * Returns the one of two of the same path that stays, by their cells; of equal cells the one with
   * the larger spelling.
   */
  static Element reconcile(Element one, Element two) {
    int byCell = Cell.compare(one.cell, two.cell);
    int order = byCell != 0 ? byCell : compareSpellings(one.spelling, two.spelling);
    return order >= 0 ? one : two;
  }

  private static int compareSpellings(byte @Nullable [] one, byte @Nullable [] two) {
    if (one == null || two == null) {
      return Boolean.compare(one != null, two != null);
    }
    return Arrays.compareUnsigned(one, two);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Element element
        && Arrays.equals(path, element.path)
        && Arrays.equals(spelling, element.spelling)
        && cell.equals(element.cell);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(path) * 31 + cell.hashCode();
  }

  /** Says everything but path and value. */
  @Override
  public String toString() {
    return cell.toString();
  }
}
